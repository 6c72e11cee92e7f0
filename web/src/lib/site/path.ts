/** The path of the site on its host, such as /games behind a proxy. The server writes it into the page. */

const SITE = document.querySelector<HTMLMetaElement>('meta[name="site-path"]')?.content ?? '';

/** The address of one of our own paths: `at('/rules')` is /games/rules on a site under /games. */
export function at(path: string, site = SITE): string {
  return site + path;
}

/** One of our own paths from an address, as `at` made it. */
export function within(address: string, site = SITE): string {
  return address === site || address.startsWith(`${site}/`) ? address.slice(site.length) || '/' : address;
}

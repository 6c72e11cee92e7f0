/**
 * French "de" before a name: "de Maud", "d’Ada", "d’Hélène". The catalogues call it as `DE($name)`. The terminal has
 * the same rule (src/rollwright/locale/elision.py), and tests/vectors/elision.json holds cases for both.
 */
const VOWELS = 'aeiouœæ';
/** A first h is mute in these, as in Hélène, Henri, Honoré or Hugo; in Hazel or Hans it is not. */
const MUTE_H = ['heb', 'hec', 'hel', 'hen', 'her', 'hest', 'hila', 'hip', 'hon', 'hor', 'hub', 'hug', 'hya', 'hyp'];

export function de(name: string): string {
  return elides(name) ? `d’${name}` : `de ${name}`;
}

/** Whether "de" loses its e before this name. */
function elides(name: string): boolean {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const [first = '', second = '', third = ''] = plain;
  const isVowel = (sign: string): boolean => sign !== '' && VOWELS.includes(sign);
  if (first === 'h') return MUTE_H.some((start) => plain.startsWith(start));
  if (first === 'y') return /\p{L}/u.test(second) && !isVowel(second); // d’Yves, de Yann
  if (first === 'o' && second === 'u') return !isVowel(third); // d’Oumar, de Ouassim
  return isVowel(first);
}

/** What every chart has around its drawing. */
export interface Frame {
  id: string;
  title: string;
  text: string;
  /** Whether the chart lies on a paper of its own. */
  paper?: boolean;
  heads: readonly string[];
  /** A row begins with its name. */
  rows: readonly (readonly (string | number)[])[];
}

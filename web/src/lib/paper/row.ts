/** The figures in the cells of a sheet, in the order of its paper's places. */
export type Figure = number | string;
export type Row = (Figure | null)[];

/** A box struck off. */
export const CROSS: Figure = 'x';

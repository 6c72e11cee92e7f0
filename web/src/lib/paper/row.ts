/** The figures in the cells of a sheet, in the order of its paper's places. */
export type Figure = number | string;
export type Row = (Figure | null)[];

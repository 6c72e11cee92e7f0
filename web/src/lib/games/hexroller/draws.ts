import { onceARound } from '../../check/rules';

const FACES = [3, 4, 5, 6, 7, 8];

export const draws = onceARound({ sorted: true, faces: () => FACES });

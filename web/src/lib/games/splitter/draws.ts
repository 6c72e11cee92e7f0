import { DIE, onceARound } from '../../check/rules';

export const draws = onceARound({ dice: 2, faces: () => DIE });

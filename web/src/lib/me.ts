/** The name and pencil this person took last, so that the next table is one press away. */
import type { Pencil } from './api/types';
import { PENCILS } from './parts/pencils';

const KEY = 'rollwright-me';

export interface Me {
  name: string;
  pencil: Pencil;
}

export function recall(): Me {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Me>;
    return {
      name: typeof kept.name === 'string' ? kept.name : '',
      pencil: PENCILS.find((pencil) => pencil === kept.pencil) ?? 'moss',
    };
  } catch {
    return { name: '', pencil: 'moss' };
  }
}

export function remember(me: Me): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(me));
  } catch {
    return; // storage is forbidden: the person writes the name again next time
  }
}

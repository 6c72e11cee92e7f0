/** The name and pencil that this person used last, kept in local storage and offered at the next table. */
import type { Pencil } from '../api/types';
import { say } from '../locale/messages.svelte';
import { PENCILS } from './pencils';

const KEY = 'rollwright-me';

export interface Profile {
  name: string;
  pencil: Pencil;
}

export function loadProfile(): Profile {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Profile>;
    return {
      name: typeof kept.name === 'string' ? kept.name : '',
      pencil: PENCILS.find((pencil) => pencil === kept.pencil) ?? 'moss',
    };
  } catch {
    return { name: '', pencil: 'moss' };
  }
}

/** This person at a table where nobody asks for a name. */
export function asPlayer(): Profile {
  const { name, pencil } = loadProfile();
  return { name: name || say('name-alone'), pencil };
}

export function saveProfile(profile: Profile): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(profile));
  } catch {
    return; // local storage is forbidden: the person types the name again next time
  }
}

import type { Change, Kind } from './entity-store.ts';

/** What a topic has yet to say about one entity. It reads the values only when it speaks, so the last value counts. */
export type Note =
  { say: 'put'; isReplaced: boolean } | { say: 'patch'; fields: Set<string>; isPriced: boolean } | { say: 'del' };
export type Notes = Record<Kind, Map<number, Note>>;

export const noNotes = (): Notes => ({ sport: new Map(), champ: new Map(), game: new Map(), market: new Map() });

/** Names the fields whose values differ. A removed field differs too. */
function changedFields(before: object, after: object): string[] {
  const was = new Map<string, unknown>(Object.entries(before));
  const is = new Map<string, unknown>(Object.entries(after));
  return [...new Set([...was.keys(), ...is.keys()])].filter((field) => {
    const a = was.get(field);
    const b = is.get(field);
    if (a === b) return false;
    return typeof a !== 'object' || typeof b !== 'object' || JSON.stringify(a) !== JSON.stringify(b);
  });
}

export function noteEntry(notes: Notes, kind: Kind, id: number): void {
  const known = notes[kind].get(id);
  notes[kind].set(id, { say: 'put', isReplaced: known?.say === 'del' || (known?.say === 'put' && known.isReplaced) });
}

export function noteLeave(notes: Notes, kind: Kind, id: number): void {
  notes[kind].set(id, { say: 'del' });
}

/**
 * Notes that an entity of the topic changed. Prices have a list of their own, because nine of ten changes are prices.
 */
export function noteChange(notes: Notes, { kind, id, before, after }: Change): void {
  if (before === null || after === null) return;
  const known = notes[kind].get(id);
  if (known?.say === 'put') return;
  const fields = changedFields(before, after);
  const note: Note = known?.say === 'patch' ? known : { say: 'patch', fields: new Set(), isPriced: false };
  for (const field of fields) {
    if (field === 'milli') note.isPriced = true;
    else note.fields.add(field);
  }
  if (fields.length > 0) notes[kind].set(id, note);
}

export type Held = { [K in Kind]: Set<number> };
export const nothingHeld = (): Held => ({ sport: new Set(), champ: new Set(), game: new Set(), market: new Set() });

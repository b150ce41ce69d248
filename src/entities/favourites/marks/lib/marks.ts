/** Ids of teams and competitions, in the order in which they were marked. */
export type Favourites = Readonly<Record<'teams' | 'champs', readonly number[]>>;

/** As many as the backend keeps; the next one then replaces the oldest. */
const most = 50;

/** Marks an id, or removes its mark. */
export function toggled(ids: readonly number[], id: number): readonly number[] {
  const rest = ids.filter((each) => each !== id);
  return rest.length === ids.length ? [...rest, id].slice(-most) : rest;
}

const sameIds = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id, at) => id === other[at]);

export const same = (one: Favourites, other: Favourites): boolean =>
  sameIds(one.teams, other.teams) && sameIds(one.champs, other.champs);

import { type OwnTournament, Tournament } from '@contracts/tournaments';

import type { FeedChange } from '@/shared/feed';

/** The tables that the feed told; what has a wrong shape is left out. */
const tablesOf = (changes: readonly FeedChange[]): Tournament[] =>
  changes
    .flatMap((change) => (change.kind === 'ops' ? change.ops : []))
    .flatMap((op) => (op.op === 'put' && op.kind === 'shared' ? (Tournament.safeParse(op.value).data ?? []) : []));

/** Puts newer tables in their places. */
export function hear(list: readonly OwnTournament[], changes: readonly FeedChange[]): readonly OwnTournament[] {
  const told = new Map(tablesOf(changes).map((table) => [table.id, table]));
  if (told.size === 0) return list;
  return list.map((own) => ({ ...own, tournament: told.get(own.tournament.id) ?? own.tournament }));
}

/** The page of the address: `…/tournaments/12`. Null: the list. */
export function idOf(path: string): number | null {
  const [, id] = /\/tournaments\/(\d+)$/.exec(path) ?? [];
  return id === undefined ? null : Number(id);
}

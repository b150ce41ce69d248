import { z } from '@contracts/zod';

/** The parts of a snapshot (contracts/feed.ts) that this app reads. Rows are read one by one, so a wrong one costs itself alone. */
export const Offer = z.object({
  entities: z.object({ games: z.optional(z.array(z.unknown())), champs: z.optional(z.array(z.unknown())) }),
});
export type Offer = z.infer<typeof Offer>;

/** `startAt`: epoch seconds. `outcomesCount`: only events that are not between two have it. */
const Match = z.object({
  id: z.int(),
  sportId: z.int(),
  champId: z.int(),
  startAt: z.int(),
  isFinished: z.boolean(),
  outcomesCount: z.optional(z.int()),
});
const Competition = z.object({ id: z.int(), weight: z.number() });

/** 0 stands for any. */
export type Wanted = { sportId: number; competitionId: number };

/** Where to look, best place first: each is a topic of the feed, asked only when the one before it had no match. */
export function topicsOf({ sportId, competitionId }: Wanted): string[] {
  const list = [sportId, competitionId].join(':');
  return [
    ...(sportId > 0 && competitionId > 0 ? [`list:live:${list}`, `list:line:${list}`] : []),
    ...(sportId > 0 ? [`list:live:${String(sportId)}`] : []),
    ...['top:live', 'top:line'],
  ];
}

/** The match of the wanted sport, else of any, whose competition weighs most; of two such the earlier one. `over`: ids of those that have ended. */
export function pickMatch({ entities }: Offer, { sportId }: Wanted, over: readonly number[]): number | null {
  const { games = [], champs = [] } = entities;
  const weights = new Map(
    champs.flatMap((raw) => Competition.safeParse(raw).data ?? []).map(({ id, weight }) => [id, weight]),
  );
  const rank = (match: z.infer<typeof Match>) => [
    match.sportId === sportId ? 0 : 1,
    -(weights.get(match.champId) ?? 0),
    match.startAt,
    match.id,
  ];
  const [best] = games
    .flatMap((raw) => Match.safeParse(raw).data ?? [])
    .filter(({ id, isFinished, outcomesCount }) => !isFinished && outcomesCount === undefined && !over.includes(id))
    .map((match) => ({ id: match.id, rank: rank(match) }))
    .sort((one, other) => one.rank.reduce((sum, value, index) => sum || value - (other.rank[index] ?? 0), 0));
  return best?.id ?? null;
}

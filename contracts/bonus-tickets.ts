import { bonusGames } from './bonus-games/names.ts';
import { dataOf, Millis } from './common.ts';
import { GameRound, GameSeed, RoundChoice, SeedRequest } from './rounds.ts';
import { z } from './zod.ts';

const BonusName = z.enum(bonusGames);

/**
 * A round that was played with a ticket: `stake` is 0, `maths` the version of the table. `unit`: what prizes of the table are multiples of. Row BONG-02.
 */
export const BonusPlayed = z.object({
  ...GameRound.shape,
  game: BonusName,
  bonus: z.object({ unit: z.number() }),
});
export type BonusPlayed = z.infer<typeof BonusPlayed>;

/** Which promotion gave a ticket: once to each player, or in each calendar month. */
export const bonusPromotions = ['welcome', 'month'] as const;
const Budget = z.optional(z.int().check(z.minimum(0), z.maximum(10_000_000)));
/** `bonusTickets` of the site configuration: what each promotion may pay out in each currency, whole dollars; 0: it does not run. */
export const TicketBudgets = z.strictObject({ welcome: Budget, month: Budget });
const BonusTicket = z.object({
  id: z.int(),
  game: BonusName,
  promotion: z.enum(bonusPromotions),
  endsAt: Millis,
});

/**
 * The player's state in the games of tickets. Money: units of `currency`. `unit`: what prizes are multiples of.
 * `tickets`: the playable ones, the one that ends first before the others. `nextAt`: when the next promotion
 * gives some; null: no promotion will. `needsIdentity`: none before the player has shown who they are. `stop`: why the
 * player may not play now, null when they may. `games`: each table, the highest prize first; `ways` of a row out of
 * `ways` of the game. `mean`: of a ticket, before it is played. `rounds`: the last twenty.
 */
export const BonusTickets = z.object({
  currency: z.string(),
  unit: z.number(),
  tickets: z.array(BonusTicket),
  nextAt: z.nullable(Millis),
  needsIdentity: z.boolean(),
  stop: z.nullable(z.object({ code: z.int(), message: z.string() })),
  seed: GameSeed,
  games: z.array(
    z.object({
      game: BonusName,
      ways: z.int(),
      mean: z.number(),
      prizes: z.array(z.object({ amount: z.number(), ways: z.int() })),
    }),
  ),
  rounds: z.array(BonusPlayed),
});
export type BonusTickets = z.infer<typeof BonusTickets>;
export const BonusTicketsAnswer = dataOf(BonusTickets);

/** `choice`: where the game asks for one. `seed`: goes with the first round of a seed that has no part of the player yet. */
export const BonusPlayRequest = z.object({ choice: z.optional(RoundChoice), seed: z.optional(SeedRequest) });
export type BonusPlayRequest = z.infer<typeof BonusPlayRequest>;
/** `prize`: only where there is one. */
export const BonusPlayAnswer = dataOf(
  z.object({
    result: BonusPlayed,
    prize: z.optional(z.object({ amount: z.number(), currency: z.string() })),
  }),
);

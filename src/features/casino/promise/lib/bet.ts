import type { Choice, Step } from '@contracts/games/game';

/** What the player sent with a round. `stake`: minor units of `iso`. */
export type Bet = { iso: string; stake: number; choice: Choice };

/** Steps add to a list and take cards; nothing else of a choice changes. */
function goesOn(name: string, sent: unknown, told: unknown): boolean {
  if (sent === undefined || sent === told) return true;
  if (Array.isArray(sent))
    return Array.isArray(told) && sent.every((each, place) => each === (told as unknown[])[place]);
  return name === 'hits' && Number(told) > Number(sent);
}

/**
 * The server tells the bet that was sent: a house that tells another choice afterwards has a right sum for it, and
 * another payment. Each further stake in blackjack (double, split) equals the first. Row FAIR-11.
 */
export const isBetOf = ({ iso, stake, choice }: Bet, told: Bet): boolean =>
  told.iso === iso &&
  told.stake === (told.choice.second === undefined ? stake : 2 * stake) &&
  (Object.keys(choice) as (keyof Choice)[]).every((name) => goesOn(name, choice[name], told.choice[name]));

/** The server tells the step that was sent as the last one of the round. */
export const isStepOf = ({ cell, call, hold }: Step, { choice }: Pick<Bet, 'choice'>): boolean =>
  (cell === undefined || choice.cells?.at(-1) === cell) &&
  (call === undefined || choice.calls?.at(-1) === call) &&
  (hold === undefined || choice.hold === hold);

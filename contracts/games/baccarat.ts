import { eightDecks, rankOf } from './cards.ts';
import { type GameMaths, hasOnly, partOf, sum } from './game.ts';

export const baccaratSides = ['player', 'banker', 'tie'] as const;
type Side = (typeof baccaratSides)[number];

/** What a side pays when it comes, in hundredths of the stake. When neither wins, the stake on one of the two comes back. */
export const baccaratPays: Readonly<Record<Side, number>> = { player: 200, banker: 195, tie: 900 };

/** Exact, from all ways in which six cards come from eight decks: `npm run games:returns` computes them again. */
const published: Readonly<Record<Side, { share: number; hits: number }>> = {
  player: { share: 0.9876491867108338, hits: 0.5414025773672371 },
  banker: { share: 0.9894209421575278, hits: 0.5537533906564032 },
  tie: { share: 0.8564037122127618, hits: 0.0951559680236402 },
};

/** Aces count 1, tens and faces 0. */
const valueOf = (card: number): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1);
export const baccaratTotal = (cards: readonly number[]): number => sum(cards.map(valueOf)) % 10;

/** Whether the banker, standing at `total`, takes a card after the player's third (its value; null: the player took none). */
function bankerTakes(total: number, third: number | null): boolean {
  if (third === null) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  if (total === 4) return third >= 2 && third <= 7;
  if (total === 5) return third >= 4 && third <= 7;
  return total === 6 && third >= 6 && third <= 7;
}

/** Both hands, from the cards in the order in which they came: one each in turn, then the third ones. */
export function baccaratHands([a = 0, b = 0, c = 0, d = 0, ...next]: readonly number[]): {
  player: number[];
  banker: number[];
} {
  const [player, banker] = [
    [a, c],
    [b, d],
  ];
  const totals = [baccaratTotal(player), baccaratTotal(banker)] as const;
  if (Math.max(...totals) >= 8) return { player, banker };
  const [first = 0, second = 0] = next;
  if (totals[0] >= 6) return { player, banker: bankerTakes(totals[1], null) ? [...banker, first] : banker };
  const takes = bankerTakes(totals[1], valueOf(first));
  return { player: [...player, first], banker: takes ? [...banker, second] : banker };
}

export function baccaratWinner(draws: readonly number[]): Side {
  const { player, banker } = baccaratHands(draws);
  const ahead = baccaratTotal(player) - baccaratTotal(banker);
  return ahead === 0 ? 'tie' : ahead > 0 ? 'player' : 'banker';
}

const sideOf = ({ spots = [] }: { spots?: string[] | undefined }): Side | null =>
  baccaratSides.find((side) => spots.length === 1 && side === spots[0]) ?? null;

/** Eight decks, new for every round. */
export const baccarat: GameMaths<'baccarat'> = {
  slug: 'baccarat',
  first: { spots: ['player'] },
  shapeOf: () => ({ count: 6, of: eightDecks, isDealt: true }),
  isChoice: (choice) => hasOnly(choice, ['spots']) && sideOf(choice) !== null,
  payoutOf: (draws, choice, minor) => {
    const [side, winner] = [sideOf(choice), baccaratWinner(draws)];
    if (side === winner) return partOf(minor, baccaratPays[winner], 100);
    return winner === 'tie' && side !== null ? minor : 0;
  },
  returnOf: (choice) => published[sideOf(choice) ?? 'player'].share,
  hitRateOf: (choice) => published[sideOf(choice) ?? 'player'].hits,
};

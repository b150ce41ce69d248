import { bingoBalls, bingoCard, freeCell } from '@contracts/games/bingo';
import { kenoNumbers } from '@contracts/games/keno';

const columns = 5;
const inColumn = bingoBalls / columns;

/** `count` different numbers from 1 to `most`, in the order in which they came. The player's luck is no outcome: the browser draws it. */
function some(count: number, most: number): number[] {
  const left = Array.from({ length: most }, (_, place) => place + 1);
  return Array.from(crypto.getRandomValues(new Uint32Array(count)), (word) => {
    const [number = 1] = left.splice(word % left.length, 1);
    return number;
  });
}

export const luckyPicks = (count: number): number[] => some(count, kenoNumbers).toSorted((a, b) => a - b);

/** Another card of bingo: each column has numbers of its own. */
export function otherCard(): number[] {
  const cards = Array.from({ length: columns }, (_, column) =>
    some(columns, inColumn).map((number) => number + column * inColumn),
  );
  const cells = bingoCard(Array.from({ length: 24 }, () => 0)).map(
    (_, cell) => cards[cell % columns]?.[Math.floor(cell / columns)] ?? 0,
  );
  return cells.filter((_, cell) => cell !== freeCell);
}

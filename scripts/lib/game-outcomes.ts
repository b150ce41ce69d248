import { type Choice, gameOf, type Shape, type Slug } from '../../contracts/games/index.ts';

type Outcome = { draws: number[]; ways: bigint };

function* everyDraw({ count, of }: Shape): Iterable<Outcome> {
  for (let place = 0; place < of ** count; place++)
    yield { draws: Array.from({ length: count }, (_, digit) => Math.floor(place / of ** digit) % of), ways: 1n };
}

/** How many ways there are to take `taken` of `from`. */
export function choose(from: number, taken: number): bigint {
  let ways = 1n;
  for (let place = 1; place <= taken; place++) ways = (ways * BigInt(from - taken + place)) / BigInt(place);
  return ways;
}

/** The two kinds of outcome and how many there are of each: no opened cell has a mine, or one has. */
function* ofMines({ mines = 0, cells = [] }: Choice): Iterable<Outcome> {
  const closed = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !cells.includes(cell));
  const safe = choose(25 - cells.length, mines);
  yield { draws: closed.slice(0, mines), ways: safe };
  yield { draws: [...cells, ...closed].slice(0, mines), ways: choose(25, mines) - safe };
}

/** A number of dice is under the chosen one, or it is not. */
function* ofDice({ below = 0 }: Choice): Iterable<Outcome> {
  yield { draws: [below - 1], ways: BigInt(below) };
  yield { draws: [below], ways: BigInt(10_000 - below) };
}

/** So many of the picked numbers come among ten of forty. */
function* ofKeno({ picks = [] }: Choice): Iterable<Outcome> {
  const own = picks.map((number) => number - 1);
  const others = Array.from({ length: 40 }, (_, number) => number).filter((number) => !own.includes(number));
  for (let hits = 0; hits <= own.length; hits++)
    yield {
      draws: [...own.slice(0, hits), ...others.slice(0, 10 - hits)],
      ways: choose(own.length, hits) * choose(40 - own.length, 10 - hits),
    };
}

/** Six cards of eight decks, by what they count: 128 of 416 count nothing, and 32 each count one to nine. */
function* ofBaccarat(): Iterable<Outcome> {
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
  // A king counts nothing; the others are cards of their own value.
  const cardOf = (value: number) => (value === 0 ? 12 : value - 1);
  function* deal(draws: number[], ways: number): Iterable<Outcome> {
    if (draws.length === 6) yield { draws: [...draws], ways: BigInt(ways) };
    else
      for (let value = 0; value < 10; value++) {
        const many = left[value] ?? 0;
        left[value] = many - 1;
        yield* deal([...draws, cardOf(value)], ways * many);
        left[value] = many;
      }
  }
  yield* deal([], 1);
}

/** Every outcome of a choice, with its weight. */
export function outcomesOf(game: Slug, choice: Choice): Iterable<Outcome> {
  if (game === 'dice') return ofDice(choice);
  if (game === 'mines') return ofMines(choice);
  if (game === 'keno') return ofKeno(choice);
  if (game === 'baccarat') return ofBaccarat();
  // Two cards decide one call.
  return everyDraw(game === 'hi-lo' ? { count: 2, of: 13 } : gameOf(game).shapeOf(choice));
}

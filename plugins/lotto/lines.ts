import { mostLottoLines } from '@contracts/pools';

/** One line: its numbers in the order in which they were pressed. */
export type Line = readonly number[];

type Game = { pick: number; of: number };

/** One press on a number: takes it, or takes it back; a full line takes no further number. */
export const pressed = (line: Line, number: number, pick: number): Line =>
  line.includes(number)
    ? line.filter((other) => other !== number)
    : line.length < pick
      ? [...line, number].toSorted((a, b) => a - b)
      : line;

/** A line of random numbers; those that are chosen stay. `draw`: a share of 1. */
export function randomLine({ pick, of }: Game, draw: () => number, from: Line = []): Line {
  const left = Array.from({ length: of }, (_, place) => place + 1).filter((number) => !from.includes(number));
  const line = [...from];
  while (line.length < pick) line.push(...left.splice(Math.floor(draw() * left.length), 1));
  return line.toSorted((a, b) => a - b);
}

/** "A" to "T". */
export const nameOfLine = (place: number): string => String.fromCodePoint(65 + place);

/** The first line that is begun and not full. */
export const unfinished = (lines: readonly Line[], pick: number): number =>
  lines.findIndex(({ length }) => length > 0 && length < pick);

export const complete = (lines: readonly Line[], pick: number): readonly Line[] =>
  lines.filter(({ length }) => length === pick);

/** Adds lines as far as a ticket takes them; empty ones give way. */
export const added = (lines: readonly Line[], more: readonly Line[]): readonly Line[] =>
  [...lines.filter(({ length }) => length > 0), ...more].slice(0, mostLottoLines);

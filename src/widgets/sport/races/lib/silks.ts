/** What a jockey wears, drawn from a number. Decoration: the number and the name are beside it. */
export type Silks = { body: string; mark: string; sleeves: string; cap: string; pattern: Pattern };

const colours = [
  '#c4312f',
  '#1f5fc4',
  '#f2f2ee',
  '#1c2430',
  '#e9b01f',
  '#1d7a4c',
  '#7a3fa0',
  '#e2762a',
  '#67b2e0',
  '#d86f9c',
];
const patterns = ['plain', 'hoops', 'stripes', 'halves', 'diamond', 'sash', 'cross', 'chevron'] as const;
export type Pattern = (typeof patterns)[number];

const pick = <T>(list: readonly T[], number: number): T => list[Math.abs(Math.floor(number)) % list.length] as T;

export function silksOf(seed: number): Silks {
  const body = seed % colours.length;
  // Never the colour of the body.
  const mark = body + 1 + (Math.floor(seed / 10) % (colours.length - 1));
  return {
    body: pick(colours, body),
    mark: pick(colours, mark),
    sleeves: pick([pick(colours, body), pick(colours, mark)], seed / 100),
    cap: pick([pick(colours, mark), pick(colours, body)], seed / 200),
    pattern: pick(patterns, seed / 400),
  };
}

/** Coats of dogs by their traps, everywhere the same. */
export const coats = ['#c4312f', '#1f5fc4', '#f2f2ee', '#1c2430', '#e2762a', '#1c2430'] as const;

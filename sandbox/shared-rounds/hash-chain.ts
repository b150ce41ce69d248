import { hash } from 'node:crypto';

export const sha256 = (text: string): string => hash('sha256', text);

/** Every so many hashes of a chain one is kept, and so many chains are: whoever asks for a round must not cost a whole chain. */
const [markEvery, mostChains] = [16, 64];
/** Of a seed, the hashes that are kept, from the last round down. */
const marks = new Map<string, string[]>();

function marksOf(seed: string): string[] {
  const known = marks.get(seed) ?? [seed];
  marks.delete(seed);
  marks.set(seed, known);
  const [oldest = seed] = marks.keys();
  if (marks.size > mostChains) marks.delete(oldest);
  return known;
}

const hashedOn = (from: string, times: number): string => {
  let text = from;
  for (let step = 0; step < times; step++) text = sha256(text);
  return text;
};

/** The hash of a round: the seed, hashed once for each round that comes after it. */
export function hashOf({ seed, length }: { seed: string; length: number }, number: number): string {
  const known = marksOf(seed);
  const steps = length - number;
  const mark = Math.floor(steps / markEvery);
  while (known.length <= mark) known.push(hashedOn(known.at(-1) ?? seed, markEvery));
  return hashedOn(known[mark] ?? seed, steps % markEvery);
}

import { median, round, spread } from './stats.ts';

/** One figure of the bench. A goal is a ratio to a reference or a number of bytes, never a time. */
export type CaseResult = {
  id: string;
  unit: string;
  ours: number;
  refs: Record<string, number>;
  ratio: Record<string, number>;
  spread: Record<string, number>;
  goal: string;
  pass: boolean | 'unstable';
};

export type BenchCase = { id: string; run: (rounds: number) => Promise<CaseResult[]> };

/** If the reference varies more than this between rounds, the comparison says nothing. */
const maxReferenceSpread = 0.25;

/**
 * Runs the variants in turns, in a changing order, and compares medians. If a reference varies too much, repeats the
 * rounds once, and then reports the result as unstable, never as passed.
 */
export async function compare(
  { id, unit, goals }: { id: string; unit: string; goals: Record<string, number> },
  variants: Record<string, () => Promise<number>>,
  rounds: number,
): Promise<CaseResult> {
  const measure = async () => {
    const values = new Map(Object.keys(variants).map((name) => [name, [] as number[]]));
    for (let index = 0; index < rounds; index += 1) {
      const order = Object.keys(variants);
      if (index % 2 === 1) order.reverse();
      for (const name of order) values.get(name)?.push((await variants[name]?.()) ?? NaN);
    }
    return values;
  };
  const isUnstable = (values: Map<string, number[]>) =>
    Object.keys(goals).some((name) => spread(trimmed(values.get(name) ?? [])) > maxReferenceSpread);

  let values = await measure();
  if (isUnstable(values)) values = await measure();

  const of = (name: string) => median(values.get(name) ?? []);
  const ours = of('ours');
  const refs = Object.keys(variants).filter((name) => name !== 'ours');
  const ratio = Object.fromEntries(refs.map((name) => [name, round(ours / of(name))]));
  const isMet = Object.entries(goals).every(([name, most]) => (ratio[name] ?? Infinity) <= most);
  return {
    id,
    unit,
    ours: round(ours),
    refs: Object.fromEntries(refs.map((name) => [name, round(of(name))])),
    ratio,
    spread: Object.fromEntries([...values].map(([name, list]) => [name, round(spread(list))])),
    goal: Object.entries(goals)
      .map(([name, most]) => `≤ ${String(most)} × ${name}`)
      .join(', '),
    // Zero or less means that the subtracted part was larger than the measured whole.
    pass: isUnstable(values) || ours <= 0 ? 'unstable' : isMet,
  };
}

/** Leaves out the highest and the lowest round, because one slow moment of the machine makes no reference unstable. */
const trimmed = (values: readonly number[]): number[] =>
  values.length < 5 ? [...values] : [...values].sort((a, b) => a - b).slice(1, -1);

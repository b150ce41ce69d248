import { isTree } from '../../contracts/is-tree.ts';
import { type PeriodName, periods, RetentionDays } from '../../contracts/retention.ts';

type Config = Readonly<Record<string, unknown>>;

/** How long something is kept, days. Null: the site says it in a way that cannot be read, and nothing may go. */
export function daysOf({ retention: own = {} }: Config, name: PeriodName): number | null {
  if (!isTree(own)) return null;
  const read = RetentionDays.shape[name]?.safeParse(own[name]);
  return read?.success === true ? (read.data ?? periods[name].days) : null;
}

/** Names of which nothing is known. Somebody may have meant one that is. */
export const strayNames = ({ retention: own }: Config): string[] =>
  isTree(own) ? Object.keys(own).filter((name) => !Object.hasOwn(periods, name)) : [];

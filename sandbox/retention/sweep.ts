import { type Period, type PeriodName, periodNames, periods } from '../../contracts/retention.ts';
import { raiseAlarm } from '../alarms/index.ts';
import { sql, transaction } from '../db/index.ts';
import { createSlices } from '../http/slices.ts';
import { dayMs } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { daysOf, strayNames } from './config.ts';

const hourMs = 3_600_000;
/** So many rows go in one statement. Pieces of files are large. */
const mostRows = 10;
/** So many statements in one turn. */
const mostSteps = 20;

const keys: Readonly<Record<string, string>> = { removed_passkey: 'id' };

/** The oldest rows go first. A table without row numbers has a key of its own. */
export function statementFor({ table, at }: Period): string {
  const key = keys[table] ?? 'rowid';
  return `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${at} < ? ORDER BY ${at} LIMIT ${String(mostRows)})`;
}

const say = (world: World, subject: string, message: string): void => {
  raiseAlarm(world, { source: 'retention', subject, message });
};

/** Deletes some. True: there may be more. */
function deleteSome({ db, clock }: World, name: PeriodName, days: number): boolean {
  const period = periods[name];
  const before = Math.floor((clock.now() - days * dayMs) / period.unit);
  return Number(sql(db, statementFor(period)).run(before).changes) === mostRows;
}

/** True: nothing of this table is left to do in this hour. A file that refuses writes delays none of the others. */
function sweepTable(world: World, name: PeriodName, mayGoOn: () => boolean): boolean {
  const days = daysOf(world.config, name);
  if (days === null) {
    say(world, name, `retention.${name} of the site configuration cannot be read: nothing is deleted.`);
    return true;
  }
  try {
    return transaction(world.db, () => {
      while (mayGoOn()) if (!deleteSome(world, name, days)) return true;
      return false;
    });
  } catch (error) {
    say(world, name, String(error));
    return true;
  }
}

/** Looks through all tables, once a press, in slices of a turn. */
export function createSweep(world: World): { press: () => void; isBusy: () => boolean } {
  const { db } = world;
  let left: PeriodName[] = [];
  const slices = createSlices(world, mostSteps, (mayGoOn) => {
    if (!db.isOpen) return false;
    for (let [name] = left; name !== undefined; [name] = left) {
      if (!sweepTable(world, name, mayGoOn)) return true;
      left.shift();
    }
    return false;
  });
  const press = (): void => {
    if (slices.isBusy()) return;
    for (const name of strayNames(world.config)) say(world, name, `retention.${name} is no name of a period.`);
    left = [...periodNames];
    slices.press();
  };
  return { press, isBusy: slices.isBusy };
}

/** Each hour of the world's clock. */
export function startSweeping(world: World): void {
  const { press } = createSweep(world);
  world.clock.every(hourMs, press);
}

import { statSync } from 'node:fs';

import { alarmsRaised, countOpenAlarms } from '../alarms/index.ts';
import { unsettledCount } from '../coupon/index.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import type { Metric, Sample } from './text.ts';

const gauge = (name: string, help: string, samples: readonly Sample[] | number): Metric => ({
  ...{ name: `openbook_${name}`, help, type: 'gauge' },
  samples: typeof samples === 'number' ? [[{}, samples]] : samples,
});

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** What the ledger is off by, for each currency: balances are the sums of the entries, so all of a currency sum to zero. */
const ledgerRests = ({ db }: World): Sample[] =>
  sql(db, 'SELECT iso, SUM(balance) AS rest FROM account GROUP BY iso')
    .all()
    .map(({ iso, rest }) => [{ iso: String(iso) }, Number(rest)]);

/** What waits for a port or the subscriber. `late`: how long the oldest has been due, seconds. */
function outbox({ db, clock }: World): { waiting: Sample[]; late: Sample[] } {
  const rows = sql(db, 'SELECT target, COUNT(*) AS count, MIN(due_at) AS due FROM told GROUP BY target').all();
  const label = (target: unknown) => ({ target: String(target) });
  return {
    waiting: rows.map(({ target, count }) => [label(target), Number(count)]),
    late: rows.map(({ target, due }) => [label(target), Math.max(0, clock.now() - Number(due)) / 1000]),
  };
}

/** What is measured when somebody asks. `file`: of the database. */
export function measure(world: World, file: string): Metric[] {
  const { db, feed } = world;
  const { waiting, late } = outbox(world);
  return [
    gauge('money_alarms', 'Failures with money that nobody has dealt with.', countOpenAlarms(db)),
    {
      name: 'openbook_money_failures_total',
      help: 'Failures with money since the start, by the work that failed.',
      type: 'counter',
      samples: [...alarmsRaised(db)].map(([source, count]) => [{ source }, count]),
    },
    gauge('ledger_rest_minor', 'Sum of all balances of a currency: zero, or the books are wrong.', ledgerRests(world)),
    gauge('settlement_backlog', 'Bets in play whose result is known.', unsettledCount(world)),
    gauge('feed_age_seconds', 'Time since the matches last told anything.', feed.ageMs() / 1000),
    gauge('feed_connections', 'Open sockets and event streams.', feed.connections()),
    gauge('outbox_waiting', 'Messages that a port has not taken.', waiting),
    gauge('outbox_late_seconds', 'How long the oldest of them has been due.', late),
    gauge('database_bytes', 'Size of the files of the database.', [
      [{ file: 'main' }, sizeOf(file)],
      [{ file: 'wal' }, sizeOf(`${file}-wal`)],
    ]),
  ];
}

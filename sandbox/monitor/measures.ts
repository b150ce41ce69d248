import { statSync } from 'node:fs';

import { alarmsRaised, countOpenAlarms } from '../alarms/index.ts';
import { failedCount, unsettledCount } from '../coupon/index.ts';
import { sql } from '../db/index.ts';
import { resetReasons } from '../feed/index.ts';
import { allReturns } from '../laboratory/index.ts';
import { sightFigures } from '../sight/index.ts';
import type { World } from '../world/world.ts';
import type { Metric, Sample } from './text.ts';

const gauge = (name: string, help: string, samples: readonly Sample[] | number): Metric => ({
  ...{ name: `openbook_${name}`, help, type: 'gauge' },
  samples: typeof samples === 'number' ? [[{}, samples]] : samples,
});

const counter = (name: string, help: string, samples: readonly Sample[]): Metric => ({
  ...{ name: `openbook_${name}`, help, type: 'counter' },
  samples,
});

/** What the feed sends and keeps. */
function feedMeasures({ feed }: World): Metric[] {
  const { bytes, messages, resets, topics, changes } = feed.figures();
  return [
    gauge('feed_age_seconds', 'Time since the matches last told anything.', feed.ageMs() / 1000),
    gauge('feed_connections', 'Open sockets and event streams.', feed.connections()),
    counter('feed_sent_bytes_total', 'Bytes of the messages to them, before compression.', [[{}, bytes]]),
    counter('feed_sent_messages_total', 'Messages to them.', [[{}, messages]]),
    counter(
      'feed_resets_total',
      'Topics that a client had to read anew, by the reason.',
      resetReasons.map((reason) => [{ reason }, resets[reason]]),
    ),
    gauge('feed_topics', 'Topics that are kept ready.', topics),
    gauge('feed_kept_changes', 'Changes of these topics that are kept for clients that come back.', changes),
  ];
}

/** What came back of the stakes of games, for money. */
function gameMeasures(world: World): Metric[] {
  const games = allReturns(world).filter(({ mode }) => mode === 'real');
  const samples = (value: (game: (typeof games)[number]) => number): Sample[] =>
    games.map((each) => [{ game: each.game }, value(each)]);
  const sums = (name: 'staked' | 'paid' | 'expected'): Sample[] =>
    games.flatMap(({ game, sums: own }) => own.map((sum): Sample => [{ game, iso: sum.currency }, sum[name]]));
  return [
    counter(
      'game_rounds_total',
      'Rounds for money, by game.',
      samples(({ rounds }) => rounds),
    ),
    counter('game_staked_total', 'Staked, units of the currency.', sums('staked')),
    counter('game_paid_total', 'Paid.', sums('paid')),
    gauge('game_expected', 'What the mathematics pay for these rounds.', sums('expected')),
    gauge(
      'game_return_errors',
      'Standard errors between paid and expected.',
      samples(({ errors }) => errors),
    ),
    gauge(
      'game_return_off',
      'One where they are an alarm.',
      samples(({ isOff }) => Number(isOff)),
    ),
  ];
}

/** What pages say of themselves. */
function sightMeasures(world: World): Metric[] {
  const { reports, vitals } = sightFigures(world);
  return [
    counter(
      'page_reports_total',
      'What pages have said of their speed and their faults, by kind.',
      reports.map(({ kind, count }) => [{ kind }, count]),
    ),
    counter(
      'page_vitals_total',
      'Of that their Web Vitals, by the bounds of web.dev.',
      vitals.map(({ name, rating, count }) => [{ name, rating }, count]),
    ),
  ];
}

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
  const { db } = world;
  const { waiting, late } = outbox(world);
  return [
    gauge('money_alarms', 'Failures with money that nobody has dealt with.', countOpenAlarms(db)),
    counter(
      'money_failures_total',
      'Failures with money since the start, by the work that failed.',
      [...alarmsRaised(db)].map(([source, count]) => [{ source }, count]),
    ),
    gauge('ledger_rest_minor', 'Sum of all balances of a currency: zero, or the books are wrong.', ledgerRests(world)),
    gauge('settlement_backlog', 'Bets in play whose result is known.', unsettledCount(world)),
    gauge(
      'settlement_retries',
      'Matches, corrections and coupons whose settlement failed and is tried again.',
      failedCount(db),
    ),
    ...feedMeasures(world),
    ...gameMeasures(world),
    ...sightMeasures(world),
    gauge('outbox_waiting', 'Messages that a port has not taken.', waiting),
    gauge('outbox_late_seconds', 'How long the oldest of them has been due.', late),
    gauge('database_bytes', 'Size of the files of the database.', [
      [{ file: 'main' }, sizeOf(file)],
      [{ file: 'wal' }, sizeOf(`${file}-wal`)],
    ]),
  ];
}

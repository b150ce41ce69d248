import { combine, createEvent, createStore, sample } from 'effector';

import type { MeetingRaces } from '@contracts/racing';
import { racingWord } from '@contracts/racing-sports';

import { $language } from '@/shared/i18n';
import { $now, createPoll } from '@/shared/lib/clock';

import { meetingsQuery } from '../api/meetings';
import { begunBy, lastRun, racesOf } from '../lib/day';
import type { Kind } from '../lib/kinds';

/** The races of the day are on the screen: of one kind, or null: of both. */
export const meetingsOpened = createEvent<Kind | null>();
export const meetingsClosed = createEvent();
export const meetingsAskedAgain = createEvent();

/** Withdrawals and results come meanwhile. */
const everyMs = 20_000;
/** An answer of this age tells the day wrong: races are off that it takes for the next ones. */
const oldMs = 60_000;
/** A race takes less, with the time until its result is known. */
const raceMs = 10 * 60_000;
const mostNext = 5;
const mostRun = 5;

const $isOpen = createStore(false)
  .on(meetingsOpened, () => true)
  .on(meetingsClosed, () => false);
const $kind = createStore<Kind | null>(null).on(meetingsOpened, (_, kind) => kind);

const answered = sample({
  clock: meetingsQuery.finished.success,
  source: $now,
  fn: (at, { result }) => ({ at, result }),
});
const $answer = createStore<{ at: number; result: readonly MeetingRaces[] } | null>(null).on(
  answered,
  (_, answer) => answer,
);
const $isOld = combine($answer, $now, (answer, now) => answer !== null && Math.abs(now - answer.at) > oldMs);
// A visitor who returns hours later waits, and sees no day that is over.
$answer.on(sample({ clock: meetingsOpened, filter: $isOld }), () => null);
const $known = $answer.map((answer) => answer?.result ?? null);
/** Null: not known yet. */
export const $meetings = combine($known, $kind, (known, kind) =>
  known === null || kind === null ? known : known.filter(({ sportId }) => racingWord(sportId) === kind),
);
export const $isPending = meetingsQuery.$pending;
/** What was here before stays for a while. */
export const $hasFailed = combine(
  { hasFailed: meetingsQuery.$failed, known: $known, isOld: $isOld },
  ({ hasFailed, known, isOld }) => hasFailed && (known === null || isOld),
);

const $races = $meetings.map((meetings) => racesOf(meetings ?? []));
const $begun = combine($races, $now, begunBy);
/** Races until this off (s) are run, or over. */
export const $begunTo = combine($races, $begun, (races, begun) => races[begun - 1]?.startAt ?? 0);
/** Races until this off (s) have been run for so long that only an answer can say how they ended. */
export const $overTo = combine($races, $now, (races, now) => races[begunBy(races, now - raceMs) - 1]?.startAt ?? 0);
export const $next = combine($races, $begun, (races, begun) => races.slice(begun, begun + mostNext));
export const $lastRun = $races.map((races) => lastRun(races, mostRun));

const due = createPoll({ everyMs, answered: [meetingsQuery.finished.finally] });
sample({
  clock: [meetingsOpened, meetingsAskedAgain, due, $language, sample({ clock: $isOld, filter: Boolean })],
  source: { isOpen: $isOpen, lng: $language },
  filter: ({ isOpen }) => isOpen,
  fn: ({ lng }) => ({ lng }),
  target: meetingsQuery.start,
});

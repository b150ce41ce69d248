import type { MeetingRace, MeetingRaces, RaceOutcome } from '@contracts/racing';

/** A race of the day, and where it is run. */
export type DayRace = MeetingRace & { meeting: MeetingRaces };
export type RunRace = DayRace & { outcome: RaceOutcome };

/** All races of some meetings, by their off. */
export const racesOf = (meetings: readonly MeetingRaces[]): DayRace[] =>
  meetings
    .flatMap((meeting) => meeting.races.map((race) => ({ ...race, meeting })))
    .sort((a, b) => a.startAt - b.startAt || a.id - b.id);

/** How many of them, which stand by their off, are off at a moment (ms). */
export const begunBy = (races: readonly DayRace[], now: number): number => {
  const next = races.findIndex(({ startAt }) => startAt * 1000 > now);
  return next < 0 ? races.length : next;
};

/** The last that were run, the newest first. */
export const lastRun = (races: readonly DayRace[], most: number): RunRace[] =>
  races
    .flatMap((race): RunRace[] => (race.outcome ? [{ ...race, outcome: race.outcome }] : []))
    .slice(-most)
    .toReversed();

/** Numbers by place: those of a dead heat stand together. */
export const numbersByPlace = ({ placed }: RaceOutcome): number[][] =>
  [...Map.groupBy(placed, ({ place }) => place).values()].map((came) => came.map(({ number }) => number));

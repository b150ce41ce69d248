import { applyChange, type Change } from './changes.ts';
import { type Fixture, longestMatch } from './fixture.ts';
import type { FixtureSource } from './fixture-source.ts';
import type { MatchTime } from './match-time.ts';
import { createRecord, isGone } from './on-offer.ts';
import type { MatchRecord } from './record.ts';

/** New matches are announced once in so much play time. */
export const announceMs = 60_000;

type Known = {
  records: Map<number, MatchRecord>;
  sources: readonly FixtureSource[];
  time: MatchTime;
  fixtureById: (gameId: number) => Fixture | null;
  /** Matches that were put off, before this start too. */
  changes: () => ReadonlyMap<number, Change>;
};

/**
 * Adds matches that have been announced by now; matches that were announced and ended since the last look are told and
 * leave again.
 */
export function createAnnouncements({ records, sources, time, fixtureById, changes }: Known) {
  /** Play time up to which announcements have been looked through. */
  let announcedTo = -Infinity;

  const made = (fixture: Fixture, settledTo: number, change: Change | undefined): MatchRecord => {
    const record = createRecord(fixture, settledTo, time);
    if (change !== undefined) applyChange(record, change, time);
    return record;
  };

  return {
    /** `shownTo`: play time of the last tick. */
    lookAt: (now: number, shownTo: number): void => {
      const matchNow = time.matchAt(now);
      const beat = Math.floor(matchNow / announceMs) * announceMs;
      if (beat <= announcedTo) return;
      const changed = changes();
      const settledTo = announcedTo === -Infinity ? matchNow : shownTo;
      // After a jump over days: matches that began and ended in between were never on offer, so there are no bets on
      // them.
      const from = Math.max(shownTo, matchNow - 2 * longestMatch * 1000);
      for (const source of sources) {
        for (const fixture of source.between(from, beat)) {
          if (fixture.announcedAt <= announcedTo || fixture.announcedAt > beat) continue;
          const record = made(fixture, settledTo, changed.get(fixture.id));
          if (announcedTo === -Infinity && isGone(record, matchNow, time.speed())) continue;
          records.set(fixture.id, record);
        }
      }
      // By the timetable these may have ended long ago.
      if (announcedTo === -Infinity)
        for (const [id, change] of changed) {
          const fixture = records.has(id) ? null : fixtureById(id);
          if (fixture) records.set(id, made(fixture, settledTo, change));
        }
      announcedTo = beat;
    },
    /** A clock that was set back: everything is looked through again. */
    forget: (): void => {
      announcedTo = -Infinity;
    },
  };
}

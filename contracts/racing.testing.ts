import type { MeetingRace, MeetingRaces } from './racing.ts';
import { greyhounds } from './racing-sports.ts';

export const race = (more: Partial<MeetingRace> = {}): MeetingRace => ({
  ...{ id: 1, name: 'Grade A1', startAt: 0, state: 'open', kind: 'graded', metres: 480, going: 'standard', runners: 6 },
  eachWay: { fraction: '1/4', places: 2 },
  ...more,
});

export const meeting = (more: Partial<MeetingRaces> = {}): MeetingRaces => ({
  ...{ champId: 940, sportId: greyhounds, name: 'Millgate', countryCode: 'GB', going: 'standard', races: [race()] },
  ...more,
});

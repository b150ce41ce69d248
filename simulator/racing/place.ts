import { oneDay } from '../days.ts';
import { raceGameId, racePlaceOf, raceSlots } from '../ids.ts';
import { type Course, courses } from './courses.ts';

/** One race of the timetable. `day`: days since 1970 of play; `number`: of the meeting, from 0. */
export type RacePlace = { course: Course; day: number; number: number };

export const racesOfMeeting = 8;
const coursesAtOnce = 3;
/** A course runs a race each 36 minutes, three courses run at once, and horses and dogs take turns: a race each six minutes. */
const apartMs = 36 * 60_000;
const turnMs = apartMs / coursesAtOnce;
const meetingMs = racesOfMeeting * apartMs;

/** 1 January 2024. Numbers last for 22 years. */
const firstDay = 19_723;
const days = 8_000;
const ofSport = raceSlots / 2;

export const raceIdOf = ({ course, day, number }: RacePlace): number =>
  raceGameId((day - firstDay) * raceSlots + (course.isDogs ? ofSport : 0) + course.place * racesOfMeeting + number);

export function placeOfRace(gameId: number): RacePlace | null {
  const place = racePlaceOf(gameId);
  if (place === null) return null;
  const slot = place % raceSlots;
  const course = courses[Math.floor(slot / ofSport)]?.[Math.floor((slot % ofSport) / racesOfMeeting)];
  const day = Math.floor(place / raceSlots);
  return course && day < days ? { course, day: day + firstDay, number: slot % racesOfMeeting } : null;
}

/** The off, ms of play. */
export const offOf = ({ course: { place, isDogs }, day, number }: RacePlace): number =>
  day * oneDay +
  Math.floor(place / coursesAtOnce) * meetingMs +
  (place % coursesAtOnce) * turnMs +
  (isDogs ? turnMs / 2 : 0) +
  number * apartMs;

/** Races of some courses with an off between two times of play. */
export function racesBetween(own: readonly Course[], from: number, to: number): RacePlace[] {
  const found: RacePlace[] = [];
  const last = Math.min(Math.floor(to / oneDay), firstDay + days - 1);
  for (let day = Math.max(firstDay, Math.floor(from / oneDay)); day <= last; day += 1)
    for (const course of own)
      for (let number = 0; number < racesOfMeeting; number += 1) {
        const place = { course, day, number };
        const off = offOf(place);
        if (off >= from && off < to) found.push(place);
      }
  return found;
}

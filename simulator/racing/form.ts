import type { Runner } from './field.ts';
import type { Race, RaceBook } from './race.ts';

const runs = 5;
const daysBack = 40;

/** Places of the last runs, the newest last; 0: tenth or worse. They were run as every race of this world is. */
export function formOf(book: RaceBook, { place: { course, day } }: Race, { index }: Runner): string {
  const places: string[] = [];
  for (let before = day - 1; before >= day - daysBack && places.length < runs; before -= 1) {
    const at = book.raceOfDay({ course, day: before }, index);
    if (!at) continue;
    const race = book.raceAt(at);
    const number = race.runners.find((runner) => runner.index === index)?.number;
    const came = race.course().placings.find((placing) => placing.number === number);
    if (came) places.unshift(came.place > 9 ? '0' : String(came.place));
  }
  return places.join('');
}

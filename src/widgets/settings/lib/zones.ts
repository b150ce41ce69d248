import { askedWords, namedWords, scoreOfNames } from '@contracts/find-names';
import { kept } from '@contracts/kept';
import { offsetName } from '@contracts/offset-name';
import { offsetAt, type TimeZone } from '@contracts/zones';

/** Browsers keep the oldest name of a zone; people know the city by another. */
const citiesOfToday: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh',
  Kiev: 'Kyiv',
  Godthab: 'Nuuk',
  Faeroe: 'Faroe',
  Asmera: 'Asmara',
  Coral_Harbour: 'Atikokan',
};

const cityOf = (zone: string): string => {
  const last = zone.slice(zone.lastIndexOf('/') + 1);
  return (citiesOfToday[last] ?? last).replaceAll('_', ' ');
};

/** "Kolkata, UTC+5:30", with the offset of the moment. It reads left to right in a sentence of the other direction too. */
export function zoneName(zone: TimeZone, at: number): string {
  const offset = offsetName(offsetAt(zone, at) / 60);
  return `\u2066${typeof zone === 'number' || zone === 'UTC' ? offset : `${cityOf(zone)}, ${offset}`}\u2069`;
}

/** The zones of this browser, by the names of their cities. */
export const allZones = kept((): readonly string[] => {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  const compare = new Intl.Collator('en').compare;
  return [...zones].sort((a, b) => compare(cityOf(a), cityOf(b)));
});

/** Words by which somebody looks for a zone: city, part of the world, and what the language calls its time. */
const wordsFor = kept((zone: string, locale: string) => {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const city = cityOf(zone);
  // Arabic writes "New York" as one word. UTC is spelled, so it sounds like nothing.
  const words = namedWords([zone, city, city.replaceAll(' ', ''), name].join(' '));
  return zone === 'UTC' ? words.map(({ word }) => ({ word, sounds: [] })) : words;
});

const offsetWords = /^(?:utc|gmt)?\s*[+−-]?\s*\d{1,2}(?::?\d\d)?$/i;

/** The zones that a text finds, the best first: by its words, or by an offset such as "+5:30". */
export function findZones(text: string, { locale, at }: { locale: string; at: number }): readonly string[] {
  const asked = text.trim().slice(0, 64);
  if (offsetWords.test(asked)) {
    const wanted = asked.replace(/[^\d:+−-]/g, '').replace('-', '−');
    const signed = /^[+−]/.test(wanted) ? wanted : `+${wanted}`;
    return allZones().filter((zone) => zoneName(zone, at).includes(`UTC${signed}\u2069`));
  }
  const words = askedWords(asked);
  if (words.length === 0) return [];
  return (
    allZones()
      .map((zone) => ({ zone, own: wordsFor(zone, locale) }))
      .map(({ zone, own }) => ({ zone, score: scoreOfNames(words, own), length: own.length }))
      .filter(({ score }) => score > 0)
      // "India" is India before Indochina.
      .sort((a, b) => b.score - a.score || a.length - b.length)
      .map(({ zone }) => zone)
  );
}

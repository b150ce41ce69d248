import { parse } from 'mrz';

import { dayNamed, isDay } from '../../contracts/calendar-day.ts';
import { latinOf } from '../../contracts/find-sounds.ts';
import { foldWords } from '../../contracts/find-words.ts';
import { isSameSound } from '../protection/near-name.ts';

/** What a machine-readable zone says. `birthDate`: `YYYY-MM-DD`. `expiresAt`: ms, the end of that day. */
export type Zone = { surname: string; names: string; number: string; birthDate: string; expiresAt: number };

/** Two digits of a year. A birth lies in the past; a document ends within the next fifty years. */
function dayOf(text: string, now: number, isBirth: boolean): string {
  const thisYear = new Date(now).getUTCFullYear();
  const [year, rest] = [Number(text.slice(0, 2)), `${text.slice(2, 4)}-${text.slice(4, 6)}`];
  const inThis = Math.floor(thisYear / 100) * 100 + year;
  if (isBirth) return `${String(inThis > thisYear ? inThis - 100 : inThis)}-${rest}`;
  return `${String(inThis > thisYear + 50 ? inThis - 100 : inThis)}-${rest}`;
}

/**
 * Reads the lines as typed. Null when they are no zone, or a check digit of ICAO 9303 does not fit. The issuer of the
 * document is not judged: issuers that no list has would be refused. `now`: ms.
 */
export function readZone(text: string, now: number): Zone | null {
  const lines = text.toUpperCase().replaceAll(' ', '').split('\n').filter(Boolean);
  let read: ReturnType<typeof parse>;
  try {
    read = parse(lines);
  } catch {
    return null;
  }
  const { lastName, firstName, birthDate, expirationDate } = read.fields;
  const areDigitsRight = read.details.every(({ field, valid }) => valid || field?.endsWith('CheckDigit') !== true);
  if (!areDigitsRight || !lastName || !birthDate || !expirationDate || read.documentNumber === null) return null;
  const [born, expires] = [dayOf(birthDate, now, true), dayNamed(dayOf(expirationDate, now, false))];
  if (!isDay(born) || expires === undefined) return null;
  return {
    surname: lastName,
    names: firstName ?? '',
    number: read.documentNumber,
    birthDate: born,
    expiresAt: (expires + 1) * 24 * 3_600_000,
  };
}

/** Letters for which a zone may have two: ICAO 9303, part 3, table A. */
const twoLetters: Readonly<Record<string, string>> = { ä: 'ae', å: 'aa', ö: 'oe', ø: 'oe', ü: 'ue' };

/** How a zone may write a name, without the gaps between its words. */
function written(name: string): string[] {
  const small = name.normalize('NFC').toLowerCase();
  const withTwo = Array.from(small, (letter) => twoLetters[letter] ?? letter).join('');
  return [small, withTwo].map((each) => foldWords(each).join(''));
}

const isLatin = (name: string): boolean => /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(name);

/** Latin letters must be the very ones; a name in another script has many spellings in Latin and is known by its sound. */
const isWritten = (name: string, zone: string): boolean =>
  written(name).includes(zone) || (!isLatin(name) && zone !== '' && isSameSound(zone, foldWords(name).join('')));

/** Is this the name of the zone? Of several first names the profile may leave out the later ones. */
export function isSameName(zone: Pick<Zone, 'surname' | 'names'>, profile: { surname: string; name: string }): boolean {
  const [surname, names] = [foldWords(zone.surname), foldWords(zone.names)];
  const isFirst = names.some((_, last) => isWritten(profile.name, names.slice(0, last + 1).join('')));
  return (
    isWritten(profile.surname, surname.join('')) && (isFirst || (names.length === 0 && profile.name.trim() === ''))
  );
}

/** A name as a zone writes it: capitals of the Latin alphabet, without marks, words apart. */
const plain = (name: string): string => foldWords(name).map(latinOf).join(' ').toUpperCase();

const weights = [7, 3, 1];

/** The check digit of ICAO 9303: weights 7, 3, 1; letters count from 10, `<` as nothing. */
const digitOf = (text: string): string =>
  String(
    Array.from(text).reduce(
      (sum, sign, place) => sum + (sign === '<' ? 0 : parseInt(sign, 36)) * (weights[place % 3] ?? 0),
      0,
    ) % 10,
  );

const filled = (text: string, length: number): string =>
  text
    .replaceAll(/[^A-Z0-9]/g, '<')
    .slice(0, length)
    .padEnd(length, '<');

/** The lines of a made-up passport of "Utopia" in this name, good for five years. Play money has no other papers. */
export function specimenOf(
  profile: { surname: string; name: string; birthDate: string },
  now: number,
  userId = 1,
): string {
  // A document makes one account known, so each player's is another.
  const number = filled(`OB${String(userId % 10_000_000).padStart(7, '0')}`, 9);
  const birth = (profile.birthDate || '1990-01-01').slice(2).replaceAll('-', '');
  const end = new Date(now + 5 * 365.25 * 24 * 3_600_000).toISOString().slice(2, 10).replaceAll('-', '');
  const own = filled('', 14);
  const [a, b, c] = [`${number}${digitOf(number)}`, `${birth}${digitOf(birth)}`, `${end}${digitOf(end)}`];
  const rest = `${own}${digitOf(own)}`;
  const names = `${plain(profile.surname || 'SPECIMEN')}<<${plain(profile.name || 'ALEX')}`;
  return [`P<UTO${filled(names, 39)}`, `${a}UTO${b}<${c}${rest}${digitOf(a + b + c + rest)}`].join('\n');
}

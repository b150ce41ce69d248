import { initialIn, type Lettered, marksIn } from './initials.ts';
import { knownNames, longestFrom } from './known.ts';
import { arabic, russian, ukrainian } from './scripts.ts';
import { spell } from './spelling.ts';
import { spellingOf, type Tongue, tongueFor } from './tongues.ts';

/** How to write: in the letters of which language, read as which. Undefined: judged by the letters of a word. */
type Way = { language: Lettered; tongue: Tongue | undefined };

const written: Readonly<Record<Lettered, (sound: string) => string>> = { ru: russian, uk: ukrainian, ar: arabic };

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Ukrainian of a Russian form, word by word. */
const fromRussian = (words: string): string =>
  words.replaceAll(/\p{L}+/gu, (word) => {
    const small = word.toLowerCase();
    const own = ukrainian(small);
    if (word === small) return own;
    return word.length > 1 && word === word.toUpperCase() ? own.toUpperCase() : capital(own);
  });

function knownName(name: string, language: Lettered): string | undefined {
  const known = knownNames.get(name);
  if (!known) return undefined;
  const [ru, ar, uk] = known;
  return language === 'ru' ? ru : language === 'ar' ? ar : (uk ?? fromRussian(ru));
}

const sounds = new Map<string, string>();
/** A word sounds the same whatever letters it is written in. */
function soundOf(small: string, tongue: Tongue | undefined): string {
  const key = tongue === undefined ? small : `${tongue} ${small}`;
  const sound = sounds.get(key) ?? spell(small, spellingOf(tongueFor(small, tongue)));
  sounds.set(key, sound);
  return sound;
}

/** A part of a word between its hyphens and apostrophes. */
function writePart(part: string, { language, tongue }: Way): string {
  const known = knownName(part, language);
  if (known !== undefined) return known;
  const isNumber = /^(?:II|III|IV)$/.test(part);
  if (isNumber) return language === 'ar' ? String(part === 'IV' ? 4 : part.length) : part;
  if (/^[A-Z]{1,5}$/.test(part)) return marksIn(part, language);
  const small = part.normalize('NFC').toLowerCase().replaceAll('\u0307', '');
  const word = written[language](soundOf(small, tongue));
  return part === small ? word : capital(word);
}

/** The characters between letters are kept, but Arabic writes no apostrophe and separates words by a space. */
function writeSign(sign: string, language: Lettered): string {
  if (/^['’]$/.test(sign)) return { ru: '’', uk: 'ʼ', ar: '' }[language];
  return sign === '-' && language === 'ar' ? ' ' : sign;
}

function writeWord(word: string, way: Way): string {
  const { language, tongue } = way;
  const known = knownName(word, language);
  if (known !== undefined) return known;
  const age = /^\(?U-?(\d\d)\)?$/.exec(word)?.[1];
  if (age !== undefined) return language === 'ar' ? `تحت ${age}` : `(до ${age})`;
  const first = /^(\p{Lu})\.$/u.exec(word)?.[1];
  if (first !== undefined) return `${initialIn(first, tongue, language)}.`;
  return word
    .split(/(\p{L}+)/u)
    .map((piece) => (/^\p{L}/u.test(piece) ? writePart(piece, way) : writeSign(piece, language)))
    .join('');
}

const words = new Map<string, string>();
/** Clubs share many words, and each word is written once. */
function remembered(word: string, way: Way): string {
  const key = `${way.language} ${way.tongue ?? ''} ${word}`;
  const known = words.get(key) ?? writeWord(word, way);
  words.set(key, known);
  return known;
}

const isArticle = (word: string | undefined) => word === 'Al' || word === 'El';

/** The words from `at` on that have one form, and how many they are. */
function writeFrom(all: readonly string[], at: number, way: Way): [form: string, count: number] {
  for (let count = Math.min(longestFrom.get(all[at] ?? '') ?? 1, all.length - at); count > 1; count -= 1) {
    const known = knownName(all.slice(at, at + count).join(' '), way.language);
    if (known !== undefined) return [known, count];
  }
  const [word = '', next] = all.slice(at, at + 2);
  if (way.tongue === 'arabic' && isArticle(word) && next !== undefined)
    return [`${way.language === 'ar' ? 'ال' : 'Аль-'}${remembered(next, way)}`, 2];
  return [remembered(word, way), 1];
}

/** Arabic has no short mark for a football club, so a name with other words goes without it: "1. FC Köln". */
const clubMark = /(?:^1\. )?(?<![^ ])(?:A?FC|CFC?|FK|H?NK)(?![^ ])/;
const withoutMark = (name: string): string => {
  const rest = name.replace(clubMark, '').replaceAll('  ', ' ').trim();
  return /\p{L}{3}/u.test(rest) ? rest : name;
};

/** A name in the letters of a language: the longest part of it that is known, then the rest word by word. */
export function writeName(name: string, way: Way): string {
  const all = (way.language === 'ar' ? withoutMark(name) : name).split(' ');
  const forms: string[] = [];
  for (let at = 0; at < all.length;) {
    const [form, count] = writeFrom(all, at, way);
    forms.push(form);
    at += count;
  }
  return forms.join(' ');
}

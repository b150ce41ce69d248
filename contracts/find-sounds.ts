/**
 * Names by their sound, for words typed in another script than the name: the consonants, where sounds that share a
 * letter in one script count as one. Vowels differ from one way of writing to the next, and Arabic leaves them out.
 */
const arabicLetters: Readonly<Record<string, string>> = {
  ...{ ا: 'a', ب: 'b', ت: 't', ث: 't', ج: 'g', ح: 'h', خ: 'kh', د: 'd', ذ: 'd', ر: 'r', ز: 'z', س: 's', ش: 'sh' },
  ...{ ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: 'a', غ: 'g', ف: 'f', ق: 'k', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h' },
  ...{ ة: 'a', و: 'o', ي: 'i', ى: 'a', ء: '', پ: 'p', چ: 'ch', ڤ: 'v', گ: 'g', ک: 'k', ی: 'i' },
};

/** Longer spellings come first. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/tsch|tch|tsh|sch|sh|ch/g, 's'],
  [/dzh|zh|gh/g, 'g'],
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/v/g, 'f'],
  [/p/g, 'b'],
  [/[aeiouy]/g, ''],
  [/(.)(?=\1)/g, ''],
];

const spelled = (word: string): string =>
  spellings.reduce((text, [spelling, sound]) => text.replaceAll(spelling, sound), word);

/** Plain letters as Latin ones. */
export const latinOf = (word: string): string => Array.from(word, (letter) => arabicLetters[letter] ?? letter).join('');

/** The article is no part of a name: people leave it out. */
const article = /^ال(?=..)/u;

/** The sound of a typed word. `word`: plain letters in their own script. Latin: as it is. */
export const soundOfAsked = (word: string): string => spelled(latinOf(word.replace(article, '')).replaceAll('w', 'v'));

/** J and W sound like consonants in some languages, like vowels in others, so a name may have several sounds. */
export function soundsOfName(word: string): string[] {
  const ofW = word.includes('w') ? [word.replaceAll('w', 'v'), word.replaceAll('w', '')] : [word];
  const ofJ = ofW.flatMap((each) =>
    each.includes('j') ? [each.replaceAll('j', 'g'), each.replaceAll('j', '')] : [each],
  );
  return ofJ.map(spelled);
}

/** Names as they sound (`spell`) in the letters of a language. */
const plainMarks: Readonly<Record<string, string>> = { ҳ: 'х', ҭ: 'т', ӧ: 'ё', ӣ: 'и', һ: 'х' };
const plain = (sound: string): string => sound.replaceAll(/[ҳҭӧӣһ]/gu, (mark) => plainMarks[mark] ?? mark);

type Step = readonly [sign: RegExp, out: string];
const after = (steps: readonly Step[], sound: string): string =>
  steps.reduce((text, [sign, out]) => text.replace(sign, out), sound);

/** What rules that know one letter at a time leave behind. */
const tidy: readonly Step[] = [
  [/(?<=ь)ь/gu, ''],
  [/(?<=й)й/gu, ''],
  [/([шжчщ])ы/gu, '$1и'],
  [/([шжчщ])ь/gu, '$1'],
  [/([шжчщ])[ёӧ]/gu, '$1е'],
  [/([шжчщц])ю/gu, '$1у'],
  [/([шжчщц])я/gu, '$1а'],
];

export const russian = (sound: string): string => plain(after(tidy, sound));

const toUkrainian: readonly Step[] = [
  [/ҳ/gu, 'г'],
  [/([сц])кий$/u, '$1ькый'],
  [/ий$/u, 'ый'],
  [/ҭ/gu, 'т'],
  [/һ/gu, 'х'],
  [/ӧ/gu, 'е'],
  [/(?<=[аеиоуэюяіїє])и/gu, 'ї'],
  [/(?<=[жшчц])и(?=[бвгджзклмнпрстфхцчшщ])/gu, 'ы'],
  [/и/gu, 'і'],
  [/[ыӣ]/gu, 'и'],
  [/(?<=^|[аеиоуюяіїьйє])е/gu, 'є'],
  [/э/gu, 'е'],
  [/(?<=[бвгґджзклмнпрстфхцчшщ])ё/gu, 'ьо'],
  [/ё/gu, 'йо'],
  [/ъ/gu, 'ʼ'],
];

export const ukrainian = (sound: string): string => after(toUkrainian, after(tidy, sound));

const vowel = 'аеёӧиоуыэюя';
const consonant = 'бвгджзйклмнпрстфхцчшщҳҭһ';
const toArabic: readonly Step[] = [
  [/['’ʼьъ]/gu, ''],
  [/(.)(?=\1)/gu, ''],
  [/тч/gu, 'ч'],
  [/дж/gu, 'ж'],
  // Short vowels of an ending are not written.
  [new RegExp(`(?<=..[${consonant}])[еэ](?=[рнлм][ст]?$)`, 'u'), ''],
  [/^[еэ](?=[и])/u, 'إ'],
  [new RegExp(`^[эе](?=[${consonant}]{2})`, 'u'), 'إ'],
  [/^[эеи]/u, 'إي'],
  [new RegExp(`^у(?=[${vowel}])`, 'u'), 'و'],
  [/^[оу]/u, 'أو'],
  [/^а/u, 'أ'],
  [/^[юё]/u, 'يو'],
  [/^ӧ/u, 'أو'],
  [/^я/u, 'يا'],
  [/ия$/u, 'يا'],
  [/ий/gu, 'ي'],
  [/[ёӧ]/gu, 'و'],
  [/ӣ/gu, 'и'],
  [/ю/gu, 'يو'],
  [/я/gu, 'يا'],
];
const arabicLetters: Readonly<Record<string, string>> = {
  ...{ а: 'ا', б: 'ب', в: 'ف', г: 'غ', д: 'د', е: 'ي', ж: 'ج', з: 'ز', и: 'ي', й: 'ي', к: 'ك', л: 'ل', м: 'م', н: 'ن' },
  ...{
    о: 'و',
    п: 'ب',
    р: 'ر',
    с: 'س',
    т: 'ت',
    у: 'و',
    ф: 'ف',
    х: 'خ',
    ц: 'تس',
    ч: 'تش',
    ш: 'ش',
    щ: 'شت',
    ы: 'ي',
    э: 'ي',
  },
  ...{ ҳ: 'ه', ҭ: 'ث', һ: 'ه' },
};

export const arabic = (sound: string): string =>
  Array.from(after(toArabic, sound), (letter) => arabicLetters[letter] ?? letter)
    .join('')
    .replaceAll(/ي{2,}/gu, 'ي')
    .replaceAll(/ا{2,}/gu, 'ا');

/** The same keys of the keyboard: people forget to switch it. */
const english = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russian = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const across = (from: string, to: string) => new Map(Array.from(from, (letter, at) => [letter, to[at] ?? letter]));
const toRussian = across(english, russian);
const toEnglish = across(russian, english);

/** What the same keys write with the other layout: "fhctyfk" is «арсенал». Null where the text is of no such layout. */
export function otherLayout(text: string): string | null {
  const small = text.toLowerCase();
  const isEnglish = /[a-z]/.test(small);
  const isRussian = /[а-яё]/.test(small);
  if (isEnglish === isRussian) return null;
  const keys = isEnglish ? toRussian : toEnglish;
  // Between digits a point is what it is.
  return small.replaceAll(/(?<!\d)[.,]|[.,](?!\d)|[^.,]/gu, (sign) => keys.get(sign) ?? sign);
}

import { FramedChatTexts } from '../../contracts/framed-chat.ts';
import { z } from '../../contracts/zod.ts';
import { byLanguage } from '../texts/folder.ts';

const File = z.object({
  ...FramedChatTexts.shape,
  questions: z.optional(z.array(z.string())),
  /** What the helper says when none of its answers fits. */
  none: z.string(),
  /** `words`: beginnings of words that occur in a question about this topic. */
  answers: z.array(z.object({ id: z.string(), question: z.string(), words: z.array(z.string()), answer: z.string() })),
});
type File = z.infer<typeof File>;

const read = byLanguage<unknown>(new URL('texts/', import.meta.url));
const files = new Map<string, File>();

/** A language that has none gets the English ones. */
function textsIn(language: string): File {
  const name = read.has(language) ? language : 'en';
  const known = files.get(name) ?? File.parse(read.get(name));
  files.set(name, known);
  return known;
}

/** What the page needs of them. */
export const pageTexts = (language: string): FramedChatTexts => {
  const texts = textsIn(language);
  return FramedChatTexts.parse({ ...texts, questions: texts.answers.map(({ question }) => question) });
};

/** The answer that fits most words of the question. */
export function answerTo(question: string, language: string): string {
  const { answers, none } = textsIn(language);
  const asked = question.toLocaleLowerCase(language);
  const counted = answers.map((one) => ({
    answer: one.answer,
    fits: one.question === question ? Infinity : one.words.filter((word) => asked.includes(word)).length,
  }));
  const best = counted.reduce((one, other) => (other.fits > one.fits ? other : one), { answer: none, fits: 0 });
  return best.answer;
}

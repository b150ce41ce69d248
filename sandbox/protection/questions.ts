import type { LimitQuestion } from '../../contracts/limits.ts';
import { say } from '../texts/text.ts';

const questions = ['loss', 'stop', 'money'] as const;
/** The right answer stands first here. */
const answers = ['right', 'wrong_1', 'wrong_2'] as const;

const rightOption = 1;

/** The questions before a looser limit. Answers are in another order for each question, the same every time. */
export const questionsIn = (language: string): LimitQuestion[] =>
  questions.map((question, index) => ({
    id: index + 1,
    text: say(language, `safety.questions.${question}.ask`),
    options: answers.map((_, place) => {
      const at = (place + index + 1) % answers.length;
      return { id: at + 1, text: say(language, `safety.questions.${question}.${answers[at] ?? 'right'}`) };
    }),
  }));

/** Which questions have the right answer. One without an answer has a wrong one. */
export const markAnswers = (given: readonly { questionId: number; optionId: number }[]) =>
  questionsIn('en').map(({ id }) => ({
    questionId: id,
    isRight: given.some(({ questionId, optionId }) => questionId === id && optionId === rightOption),
  }));

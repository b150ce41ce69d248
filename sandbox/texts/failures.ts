import en from './en/failures.json' with { type: 'json' };
import type { TextKey } from './keys.ts';
import { say } from './text.ts';

const keys = new Map((Object.entries(en) as [TextKey, string][]).map(([key, sentence]) => [sentence, key]));

/** Whether a sentence of a refusal is for people: the dictionaries have it. All others are for developers. */
export const isForPeople = (sentence: string): boolean => keys.has(sentence);

/**
 * A refusal as its reader reads it. The code says it in English, the dictionary `failures` in every other language. What
 * only developers read stays English. What is missing is named in English only.
 */
export function spokenFailure(sentence: string, status: number, language: string): string {
  const key = keys.get(sentence) ?? (status === 404 && language !== 'en' ? 'failures.absent' : null);
  return key === null ? sentence : say(language, key);
}

import { say } from '../texts/text.ts';

/** Why somebody may want to leave. They need not say. In the order of the form. */
const reasons = ['money', 'time', 'worry', 'another'] as const;

export const reasonsIn = (language: string): { id: number; text: string }[] =>
  reasons.map((reason, index) => ({ id: index + 1, text: say(language, `safety.reasons.${reason}`) }));

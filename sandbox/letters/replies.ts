import { say } from '../texts/text.ts';

/** The robot's words. */
export const replyIn = (language: string, to: 'manager' | 'idea'): string => say(language, `support.${to}`);

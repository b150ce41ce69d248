import { say } from '../texts/text.ts';

/**
 * The robot's words. `subject`: of the mail with the answer. It holds nothing about the caller: anybody may ask with
 * anybody's address.
 */
export const replyIn = (language: string, to: 'chat' | 'subject' | 'question' | 'appeal'): string =>
  say(language, `support.${to}`);

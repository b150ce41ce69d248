export { abouts, mostSigns, questionIn, searchOf } from './lib/question';
export type { Question } from './lib/question';
export type { Mailbox } from './model/mailbox';
export { useMailbox } from './model/use-mailbox';

export { abouts, mostSigns, questionIn, searchOf } from './lib/question';
export type { Question } from './lib/question';
export type { Mailbox } from './model/mailbox';
export { $hasFailed, $isBusy, $mailbox, allRead, chosen, found, moreWanted } from './model/read';

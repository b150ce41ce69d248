export { createCarriers } from './carriers.ts';
export { createMailbox, type Mailbox, sayMessage } from './mailbox.ts';
export type { Deliver, SentMessage } from './message.ts';

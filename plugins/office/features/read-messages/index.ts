export { shownOf } from './model/mailbox';
export type { Mailbox, MailboxPage } from './model/mailbox';
export { messagesPath, useMailbox } from './model/use-mailbox';

import type { Deliver, SentMessage } from './message.ts';

/** So many messages are kept; older ones go. */
const most = 1000;

export type Mailbox = { messages: SentMessage[]; deliver: Deliver };

/** Stands in for a mailer and a carrier: keeps what they would send, for tests. `heard` learns of each. */
export function createMailbox(heard?: Deliver): Mailbox {
  const messages: SentMessage[] = [];
  return {
    messages,
    deliver: (message) => {
      messages.push(message);
      if (messages.length > most) messages.shift();
      heard?.(message);
    },
  };
}

/** The demo has no mailer: a person reads in its window what would have been sent to them. */
export const sayMessage: Deliver = ({ to, text }) => void process.stdout.write(`  sent to ${to}: ${text}\n`);

import { randomBytes } from 'node:crypto';

import type { ChatMessage } from '../../contracts/support.ts';

/** Talks that are kept, and messages of each. The oldest talk goes first. */
const bounds = { talks: 1000, messages: 200 };

/** Chats of anonymous visitors. They live as long as the server. */
export function createTalks(now: () => number) {
  const talks = new Map<string, ChatMessage[]>();
  let last = 0;
  return {
    begin: (): string => {
      const id = randomBytes(16).toString('base64url');
      talks.set(id, []);
      const [oldest] = talks.keys();
      if (talks.size > bounds.talks && oldest !== undefined) talks.delete(oldest);
      return id;
    },
    /** Undefined: there is no such talk. */
    read: (id: string): readonly ChatMessage[] | undefined => talks.get(id),
    isFull: (id: string): boolean => (talks.get(id)?.length ?? 0) >= bounds.messages,
    add: (id: string, from: ChatMessage['from'], text: string): void => {
      last += 1;
      talks.get(id)?.push({ id: last, at: now(), from, text });
    },
  };
}

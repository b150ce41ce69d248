export const resetReasons = ['gap', 'epoch', 'overflow'] as const;
/** Why a client must read a topic anew: its number is older than what is kept, or of another history, or it was too slow. */
export type ResetReason = (typeof resetReasons)[number];

/** What a hub has sent since it began, and what it keeps. `bytes`: before compression. */
export type FeedFigures = {
  bytes: number;
  messages: number;
  resets: Readonly<Record<ResetReason, number>>;
  /** Topics that somebody has asked for. */
  topics: number;
  /** The kept changes of these topics, for clients that return. */
  changes: number;
};

/** Counts outgoing messages. A hub looks up the rest when somebody asks. */
export function createCounts() {
  const resets = { gap: 0, epoch: 0, overflow: 0 };
  let [bytes, messages] = [0, 0];
  return {
    sent: (text: string): void => {
      bytes += Buffer.byteLength(text);
      messages += 1;
    },
    reset: (reason: ResetReason): void => void (resets[reason] += 1),
    read: (): Pick<FeedFigures, 'bytes' | 'messages' | 'resets'> => ({ bytes, messages, resets: { ...resets } }),
  };
}
export type Counts = ReturnType<typeof createCounts>;

import { decodeMessage } from './decode';
import type { Connection, UpFrame } from './transport';

/**
 * The leader's list of which tab wants which topic. The stream carries every wanted topic. It drops a topic when the
 * last tab that wants it leaves. A tab that crashed keeps its topics until the leader changes: that costs bytes, but
 * shows nothing wrong.
 */
export function createWantedTopics(stream: Connection, ownTab: string) {
  const wanted = new Map<string, Set<string>>();
  let greeting: string | null = null;

  const leave = (tab: string, topics: readonly string[]) => {
    const free = topics.filter((topic) => {
      const tabs = wanted.get(topic);
      if (!tabs?.delete(tab) || tabs.size > 0) return false;
      return wanted.delete(topic);
    });
    if (free.length > 0) stream.send({ t: 'unsub', topics: free });
  };

  return {
    ownTab,
    heard(text: string): void {
      if (greeting === null && decodeMessage(text).frames.some(({ t }) => t === 'hello')) greeting = text;
    },
    /** The stream's greeting, for tabs that join later. Null until the stream has sent one. */
    join: (): string | null => greeting,
    /**
     * When the stream carries a topic already, the leader asks for it again with the tab's own number. The server sends
     * what that tab missed; the other tabs know those deltas and skip them.
     */
    send(tab: string, frame: UpFrame): void {
      if (frame.t === 'unsub') leave(tab, frame.topics);
      if (frame.t !== 'sub') return;
      for (const { topic } of frame.topics) wanted.set(topic, (wanted.get(topic) ?? new Set()).add(tab));
      stream.send(frame);
    },
    leave: (tab: string): void => leave(tab, [...wanted.keys()]),
    close: (): void => stream.close(),
  };
}

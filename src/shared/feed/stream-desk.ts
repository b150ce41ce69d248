import type { Connection, UpFrame } from './connection';
import { decodeMessage } from './decode';

/**
 * The leader's books: which tab wants which topic. The stream carries what any of them wants; a topic goes when the last tab lets it go. A tab
 * that died without a word keeps its topics until the leader changes: that costs bytes, not truth.
 */
export function createStreamDesk(stream: Connection, ownTab: string) {
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
    /** The stream's greeting for a tab that comes later; null while there is none yet. */
    join: (): string | null => greeting,
    /** A topic that the stream carries already is asked for again with the tab's number: the server fills its gap, others know those deltas. */
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

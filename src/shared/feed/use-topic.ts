import { useStoreMap, useUnit } from 'effector-react';
import { useEffect } from 'react';

import type { TopicPhase } from './sync';
import { $phases } from './sync';
import { topicClosed, topicOpened } from './topics';

/** Keeps the topic open while the component is mounted; null opens none. Returns the topic's state. */
export function useTopic(topic: string | null): TopicPhase {
  const [open, close] = useUnit([topicOpened, topicClosed]);
  useEffect(() => {
    if (topic === null) return undefined;
    open(topic);
    return () => {
      close(topic);
    };
  }, [topic, open, close]);
  return useStoreMap({
    store: $phases,
    keys: [topic],
    fn: (phases, [name]) => (name === null ? 'loading' : (phases.get(name) ?? 'loading')),
  });
}

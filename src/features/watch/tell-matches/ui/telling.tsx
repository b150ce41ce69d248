import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { topicClosed, topicOpened } from '@/shared/feed';

import { tellingOpened } from '../model/permission';
import { $topics } from '../model/watch';

/** Listens to the followed matches on every page. Shows nothing itself. */
export function Telling() {
  const [topics, open, close, opened] = useUnit([$topics, topicOpened, topicClosed, tellingOpened]);
  useEffect(() => opened(), [opened]);
  useEffect(() => {
    topics.forEach(open);
    return () => topics.forEach(close);
  }, [topics, open, close]);
  return null;
}

import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { listOpened } from '@/features/betting/filter-events';
import { idOfSegment } from '@/features/betting/open-event';
import { $routeMatch } from '@/shared/routing';
import { EventBoard } from '@/widgets/event-board';

/** Path: /home/{line|live}/{sport}?/{champ}?. Spec: shell §2. */
export function SportBoardPage() {
  const match = useUnit($routeMatch);
  const opened = useUnit(listOpened);
  const { section, sport, champ } = match?.params ?? {};
  useEffect(() => {
    opened();
  }, [opened, section, sport]);

  return (
    <EventBoard zone={section === 'line' ? 'line' : 'live'} sportId={idOfSegment(sport)} champId={idOfSegment(champ)} />
  );
}

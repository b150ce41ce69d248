import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';

import { idOfSegment } from '@contracts/path-segment';

import { $look } from '@/entities/preferences';
import { listOpened } from '@/features/betting/filter-matches';
import { $layout } from '@/shared/lib/viewport';
import { createPartView } from '@/shared/part';
import { $routeMatch } from '@/shared/routing';
import { MatchBoard } from '@/widgets/match-board';

import * as css from './page.css';

const MatchPreview = createPartView({
  name: 'preview',
  load: () => import('./preview'),
  view: (module) => module.Preview,
});

const AsianBoard = createPartView({
  name: 'asian',
  load: () => import('@/widgets/boards/asian-board'),
  view: (module) => module.AsianBoard,
  texts: ['asian', 'preferences'],
});

/** Path: /home/{line|live}/{sport}?/{champ}?. Spec: shell §2. */
export function SportBoardPage() {
  const [match, layout, look] = useUnit([$routeMatch, $layout, $look]);
  const opened = useUnit(listOpened);
  const { section, sport, champ } = match?.params ?? {};
  // Runs before the first paint, so that the list appears with the filters that the player kept.
  useLayoutEffect(() => {
    opened();
  }, [opened, section, sport]);

  const list = {
    zone: section === 'line' ? ('line' as const) : ('live' as const),
    sportId: idOfSegment(sport),
    champId: idOfSegment(champ),
  };
  const Board = look.includes('asian') ? AsianBoard : MatchBoard;
  const isWide = layout === 'wide';
  return (
    <div className={isWide ? css.pair : undefined}>
      <Board {...list} />
      {isWide && <MatchPreview {...list} />}
    </div>
  );
}

import '@/features/access/hear-session-end';
import '@/features/safety/read-session';
import '@/features/safety/say-goodbye';
import { useUnit } from 'effector-react';

import { $isAuth } from '@/entities/session';
import { $layout } from '@/shared/lib/viewport';
import { Contained, createPart, PartTold, usePart } from '@/shared/part';
import { SessionStrip } from '@/widgets/session-strip';

/**
 * The links that protect a player are on every page and depend on no other late file: a content filter may block any of
 * those. It waits for no texts: those of the stop load with the frame. Rows LIM-71, LIM-95.
 */
const wordsPart = createPart({ name: 'words of the session', load: () => import('./late-stay'), texts: ['stay'] });

/** At the end of the header, drawn by the host: it needs no app. */
export function SessionInHeader() {
  return useUnit($layout) !== 'narrow' && <SessionStrip />;
}

/** In one column the session is in the row of the sports. */
export function SessionInMenu() {
  const { module: told } = usePart(wordsPart, false);
  const [isAuth, layout] = useUnit([$isAuth, $layout]);
  const isNarrow = layout === 'narrow';
  return (
    <>
      {isAuth && isNarrow && <SessionStrip isShort />}
      <PartTold part={wordsPart} />
      {!isNarrow && told && <told.StayLink />}
    </>
  );
}

/** Messages that the player must receive over any page. */
export function SessionOverPage() {
  const { module: told } = usePart(wordsPart);
  const isAuth = useUnit($isAuth);
  return (
    isAuth &&
    told && (
      <Contained name="session">
        <told.RealityCheck />
        <told.DailySummary />
      </Contained>
    )
  );
}

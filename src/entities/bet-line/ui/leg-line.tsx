import { useUnit } from 'effector-react';
import { useRef } from 'react';

import type { GamePart } from '@contracts/coupon';

import { matchName, shortTeamName, useMatchClock } from '@/entities/match/@x/bet-line';
import { $look } from '@/entities/preferences/@x/bet-line';
import { $format, formatDateTime } from '@/shared/i18n';
import { Crest } from '@/shared/ui/crest';
import { Score } from '@/shared/ui/score';
import { cut } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import * as css from './leg-line.css';

function Minute({ gameId }: { gameId: number }) {
  const place = useRef<HTMLElement>(null);
  useMatchClock(place, gameId);
  return <bdi ref={place} />;
}

/**
 * Names may read from right to left. Digits have no direction of their own and follow the names next to them, so
 * without this a score would change sides.
 */
const isRightToLeft = (name: string): boolean => /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name);

type LegLineProps = { gameId: number; match: GamePart; isLive: boolean; mayWrap?: boolean };

/** The match of a bet. While it is played (`isLive`): score and minute; before: its start. In one line, unless the place allows more. */
export function LegLine({ gameId, match, isLive, mayWrap = false }: LegLineProps) {
  const [format, look] = useUnit([$format, $look]);
  const [whole, short] = [match, { opp1: shortTeamName(match.opp1), opp2: shortTeamName(match.opp2) }].map(
    ({ opp1, opp2 }) => matchName(opp1, opp2),
  );
  const hasScore = match.score1 !== '' && match.score2 !== '';
  const score = hasScore && (
    <bdi dir={isRightToLeft(match.opp1) ? 'rtl' : 'ltr'}>
      <Score home={match.score1} away={match.score2} />
    </bdi>
  );
  return (
    <span className={mayWrap ? `${css.match} ${css.wrapping}` : css.match}>
      {isLive ? (
        <span className={css.live}>
          <span className={css.dot} aria-hidden="true" />
          {score}
          <Minute gameId={gameId} />
        </span>
      ) : hasScore ? (
        score
      ) : (
        <bdi>{match.isOff === true ? match.periodName : formatDateTime(match.startAt * 1000, format)}</bdi>
      )}
      {look.includes('logos') &&
        [match.opp1, match.opp2].map((name) => name !== '' && <Crest key={name} name={name} />)}
      {/* A name that is too long is cut at the end of its own direction, not at that of the page's language. */}
      <bdi className={mayWrap ? undefined : cut} aria-hidden={short === whole ? undefined : true}>
        {short}
      </bdi>
      {short !== whole && <VisuallyHidden>{whole}</VisuallyHidden>}
      {look.includes('ids') && <bdi>№ {gameId}</bdi>}
    </span>
  );
}

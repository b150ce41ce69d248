import { type RefObject, useRef } from 'react';

import { type MatchInfo, useMatchClock, useMatchPlay } from '@/entities/match';
import { useWholeScreen } from '@/features/watch/watch-media';
import { Crest } from '@/shared/ui/crest';

import * as css from './picture.css';

type WholeHeadProps = { of: RefObject<HTMLElement | null>; match: MatchInfo };

/** The teams and the score, over a full-screen picture: the head of the page is not there then. */
export function WholeHead({ of, match }: WholeHeadProps) {
  return useWholeScreen(of)?.isWhole === true ? <Head match={match} /> : null;
}

function Head({ match }: { match: MatchInfo }) {
  const minute = useRef<HTMLSpanElement>(null);
  const score = useMatchPlay(match.id)?.score;
  useMatchClock(minute, match.id);
  return (
    <header className={css.wholeHead}>
      <span className={css.wholeHome}>
        <bdi>{match.opp1.name}</bdi>
        <Crest name={match.opp1.name} seed={match.opp1.nameEng} size={40} />
      </span>
      <span className={css.wholeScore}>
        <bdi dir="ltr">{score?.full.join(':')}</bdi>
        <span ref={minute} className={css.wholeMinute} />
      </span>
      <span className={css.wholeAway}>
        <Crest name={match.opp2.name} seed={match.opp2.nameEng} size={40} />
        <bdi>{match.opp2.name}</bdi>
      </span>
    </header>
  );
}

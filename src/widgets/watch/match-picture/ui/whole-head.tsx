import { type RefObject, useRef } from 'react';

import { type GameInfo, useGameClock, useGamePlay } from '@/entities/game';
import { useWholeScreen } from '@/features/watch/watch-media';
import { Crest } from '@/shared/ui/crest';

import * as css from './picture.css';

type WholeHeadProps = { of: RefObject<HTMLElement | null>; game: GameInfo };

/** The teams and the score, over a full-screen picture: the head of the page is not there then. */
export function WholeHead({ of, game }: WholeHeadProps) {
  return useWholeScreen(of)?.isWhole === true ? <Head game={game} /> : null;
}

function Head({ game }: { game: GameInfo }) {
  const minute = useRef<HTMLSpanElement>(null);
  const score = useGamePlay(game.id)?.score;
  useGameClock(minute, game.id);
  return (
    <header className={css.wholeHead}>
      <span className={css.wholeHome}>
        <bdi>{game.opp1.name}</bdi>
        <Crest name={game.opp1.name} seed={game.opp1.nameEng} size={40} />
      </span>
      <span className={css.wholeScore}>
        <bdi dir="ltr">{score?.full.join(':')}</bdi>
        <span ref={minute} className={css.wholeMinute} />
      </span>
      <span className={css.wholeAway}>
        <Crest name={game.opp2.name} seed={game.opp2.nameEng} size={40} />
        <bdi>{game.opp2.name}</bdi>
      </span>
    </header>
  );
}

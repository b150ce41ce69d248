import { useUnit } from 'effector-react';
import { useRef } from 'react';

import { type MatchInfo, nameOfMatch, useMatchClock, useMatchPlay } from '@/entities/match';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { MatchPicture } from '@/widgets/watch/match-picture';

import { $playing, $watched, matchWatched } from '../model/virtual';
import * as css from './page.css';

/** Matches under way, with their score; one of them with its picture. Nobody can bet on them any more. */
export function Playing() {
  const t = useT();
  const [playing, watched] = useUnit([$playing, $watched]);
  return (
    <section className={css.card} aria-label={t('virtual.playing')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('virtual.playing')}</h2>
      </header>
      {playing.length === 0 ? (
        <p className={css.empty}>{t('virtual.playing.none')}</p>
      ) : (
        <ul className={css.list}>
          {playing.map((game) => (
            <Match key={game.id} game={game} isWatched={watched?.id === game.id} />
          ))}
        </ul>
      )}
      {watched !== null && (
        <div className={css.body}>
          <MatchPicture key={watched.id} match={watched} isBare />
        </div>
      )}
    </section>
  );
}

function Match({ game, isWatched }: { game: MatchInfo; isWatched: boolean }) {
  const t = useT();
  const watch = useUnit(matchWatched);
  const clock = useRef<HTMLSpanElement>(null);
  const score = useMatchPlay(game.id)?.score;
  useMatchClock(clock, game.id);
  return (
    <li className={css.item}>
      <span ref={clock} className={css.clock} />
      <bdi className={css.grow}>{nameOfMatch(game)}</bdi>
      <bdi className={css.strong} dir="ltr">
        {score?.text ?? ''}
      </bdi>
      <Button
        size="sm"
        aria-pressed={isWatched}
        aria-label={`${t('virtual.picture')}: ${nameOfMatch(game)}`}
        onClick={() => watch(isWatched ? null : game.id)}
      >
        {t('virtual.picture')}
      </Button>
    </li>
  );
}

import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import type { GameShelf } from '@contracts/game-shelf';

import { percentOf } from '@/entities/casino/round';
import { $isAuth } from '@/entities/session';
import { $locale, useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Button } from '@/shared/ui/button';

import { fullScreenPressed, rulesPressed } from '../model/view';
import { Star } from './late-panel';
import * as css from './room.css';

export type TitleBarProps = {
  /** The game of the star. */
  game: GameShelf['favorites'][number];
  name: string;
  /** Where the game is among others. */
  section: string;
  /** Of the stakes what comes back, from 0 to 1; null: not known yet. */
  share: number | null;
  /** Opens the check of the last round; null: there is none. */
  check: (() => void) | null;
  /** The switch of its sound; absent where a game has none. */
  sound?: ReactNode;
};

const hasFullScreen = typeof document !== 'undefined' && document.fullscreenEnabled;

/** What game it is, what it gives back, and the ways to its rules, its check and out. */
export function TitleBar({ game, name, section, share, check, sound }: TitleBarProps) {
  const t = useT();
  const [locale, isAuth, readRules, fillScreen] = useUnit([$locale, $isAuth, rulesPressed, fullScreenPressed]);
  return (
    <header className={css.title}>
      <h1 className={css.name}>{name}</h1>
      <span className={`${css.fact} ${css.notOnPhone}`}>{t('rounds.house')}</span>
      <span className={css.titleWays}>
        {share !== null && (
          <>
            <span className={css.fact}>
              {t('rounds.bar.return')} <bdi className={css.strong}>{percentOf(share, locale)}</bdi>
            </span>
            <span className={`${css.fact} ${css.notOnPhone}`}>
              {t('rounds.bar.edge')} <bdi className={css.strong}>{percentOf(1 - share, locale)}</bdi>
            </span>
          </>
        )}
        <Button size="sm" icon="list" onClick={() => readRules()}>
          {t('rounds.bar.rules')}
        </Button>
        {check !== null && (
          <Button size="sm" icon="shield-check" onClick={check}>
            {t('rounds.bar.check')}
          </Button>
        )}
        {sound}
        {hasFullScreen && (
          <Button size="sm" className={css.notOnPhone} onClick={() => fillScreen()}>
            {t('rounds.bar.full')}
          </Button>
        )}
        {isAuth && <Star game={game} name={name} />}
        <AppLink className={css.link} to={section}>
          {t('rounds.bar.leave')}
        </AppLink>
      </span>
    </header>
  );
}

import type { ReactNode } from 'react';

import { useT } from '@/shared/i18n';

import * as css from './room.css';
import { TitleBar, type TitleBarProps } from './title-bar';

type RoomLayoutProps = TitleBarProps & {
  /** What stands above the game: the session, notes. */
  strip: ReactNode;
  /** The game itself. */
  stage: ReactNode;
  /** Stake and press; null for a visitor. */
  side: ReactNode;
  /** Rounds that were, and rules. */
  rest: ReactNode;
};

/** The room of any game: its title, the session, the game with its panel, and under them what it has been. Row CAS-15. */
export function RoomLayout({ strip, stage, side, rest, ...title }: RoomLayoutProps) {
  const t = useT();
  return (
    <div className={css.room}>
      <TitleBar {...title} />
      {strip}
      <div className={css.columns}>
        <div className={css.stage}>{stage}</div>
        {side !== null && (
          <section className={css.side} aria-label={t('rounds.panel')}>
            {side}
          </section>
        )}
        <div className={css.rest}>{rest}</div>
      </div>
    </div>
  );
}

import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { usePageTitle } from '@/shared/routing';

import { $areRulesOpen, rulesClosed } from '../model/view';
import { RulesSheet } from './late-panel';
import * as css from './room.css';
import { TitleBar, type TitleBarProps } from './title-bar';

type RoomLayoutProps = TitleBarProps & {
  /** What is above the game: the session, notes. */
  strip: ReactNode;
  /** The game itself. */
  stage: ReactNode;
  /** Stake and press; null for a visitor. */
  side: ReactNode;
  /** Rounds that were, and rules. */
  rest: ReactNode;
  /** The rules of the game again, over the game itself. */
  rules: ReactNode;
};

/** The room of any game: its title, the session, the game with its panel, and under them what it has been. Row CAS-15. */
export function RoomLayout({ strip, stage, side, rest, rules, ...title }: RoomLayoutProps) {
  const t = useT();
  usePageTitle(title.name);
  const [areRulesOpen, closeRules] = useUnit([$areRulesOpen, rulesClosed]);
  // The rules of one game never be over another.
  useEffect(
    () => () => {
      closeRules();
    },
    [closeRules, title.game],
  );
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
      {areRulesOpen && (
        <RulesSheet name={title.name} onClose={closeRules}>
          {rules}
        </RulesSheet>
      )}
    </div>
  );
}

import { buttonLook, EmptyState, Link } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { WagerBonus } from '@contracts/bonuses';

import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { bonuses as asked } from '../model/bonuses';
import { Ended } from './ended';
import { Running } from './running';

/** Path: /office/bonuses/wager. What is being wagered, in plain numbers, and what became of the last ones. */
export function WagerBonusesPage() {
  const t = useUnit(useHost().$t);
  return (
    <Loaded of={asked} failure={t('office.bonus.notRead')}>
      {(bonuses) => <Shown bonuses={bonuses} />}
    </Loaded>
  );
}

function Shown({ bonuses }: { bonuses: readonly WagerBonus[] }) {
  const t = useUnit(useHost().$t);
  const running = bonuses.filter(({ status }) => status === 'active');
  const ended = bonuses.filter(({ status }) => status !== 'active');
  return (
    <div className={css.stack}>
      {running.length === 0 && (
        <EmptyState
          icon="ticket"
          level={2}
          title={t('office.bonus.none')}
          actions={
            <Link to="/office/bonuses/deposit" className={buttonLook({ variant: 'primary' })}>
              {t('office.bonus.toOffers')}
            </Link>
          }
        >
          {t('office.bonus.noneText')}
        </EmptyState>
      )}
      {running.map((bonus) => (
        <Running key={bonus.id} bonus={bonus} />
      ))}
      {ended.length > 0 && <Ended bonuses={ended} />}
    </div>
  );
}

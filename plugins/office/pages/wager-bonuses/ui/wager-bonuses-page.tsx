import { buttonLook, EmptyState, Link } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { type WagerBonus, WagerBonusesAnswer } from '@contracts/bonuses';

import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { Ended } from './ended';
import { Running } from './running';

/** Path: /office/bonuses/wager. What is being wagered, in plain numbers, and what became of the last ones. */
export function WagerBonusesPage() {
  const t = useUnit(useHost().$t);
  return (
    <Loaded path="/office-api/v1/bonuses/wager" schema={WagerBonusesAnswer} failure={t('office.bonus.notRead')}>
      {({ data }) => <Shown first={data} />}
    </Loaded>
  );
}

function Shown({ first }: { first: WagerBonus[] }) {
  const t = useUnit(useHost().$t);
  const [bonuses, setBonuses] = useState(first);
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
        <Running key={bonus.id} bonus={bonus} onGivenUp={setBonuses} />
      ))}
      {ended.length > 0 && <Ended bonuses={ended} />}
    </div>
  );
}

import { Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Rewards } from '@contracts/rewards';

import { useAct } from '../../../../sdk/act';
import { Card } from '../../../shared/card';
import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { Refused } from '../../../shared/refused';
import { addressOf, rewards as asked, taking } from '../model/rewards';
import { Row } from './row';

/** Path: /office/rewards. What comes for things that do a player good, never for play. Row OFFICE-11. */
export function RewardsPage() {
  const t = useUnit(useHost().$t);
  return (
    <Loaded of={asked} failure={t('office.rewards.notRead')}>
      {(rewards) => <Shown {...rewards} />}
    </Loaded>
  );
}

function Shown({ isHeldBack, isVerified, rewards }: Rewards) {
  const t = useUnit(useHost().$t);
  const { start, pending, refusal } = useAct(taking);
  return (
    <Card title={t('office.rewards.title')}>
      <p className={css.quiet}>{t('office.rewards.text')}</p>
      {isHeldBack && <Note tone="info">{t('office.rewards.heldBack')}</Note>}
      {!isHeldBack && !isVerified && <Note tone="info">{t('office.rewards.unverified')}</Note>}
      <Refused refusal={refusal} />
      <ul className={css.rows}>
        {rewards.map((reward) => (
          <Row
            key={reward.id}
            reward={reward}
            isTaking={pending?.path === addressOf(reward.id)}
            onTake={(sum) => start({ path: addressOf(reward.id), said: t('office.cashback.taken', { sum }) })}
          />
        ))}
      </ul>
    </Card>
  );
}

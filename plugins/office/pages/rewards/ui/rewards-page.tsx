import { Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { type Rewards, RewardsAnswer } from '@contracts/rewards';

import { Card } from '../../../shared/card';
import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { Refused } from '../../../shared/refused';
import { useTaking } from '../../../shared/use-taking';
import { Row } from './row';

const path = '/office-api/v1/rewards';

/** Path: /office/rewards. What comes for things that do a player good, never for play. Row OFFICE-11. */
export function RewardsPage() {
  const t = useUnit(useHost().$t);
  return (
    <Loaded path={path} schema={RewardsAnswer} failure={t('office.rewards.notRead')}>
      {({ data }) => <Shown first={data} />}
    </Loaded>
  );
}

function Shown({ first }: { first: Rewards }) {
  const t = useUnit(useHost().$t);
  const [{ isHeldBack, isVerified, rewards }, setRewards] = useState(first);
  const { take, taking, failure } = useTaking(RewardsAnswer, setRewards);
  const addressOf = (id: string) => `${path}/${id}/take`;
  return (
    <Card title={t('office.rewards.title')}>
      <p className={css.quiet}>{t('office.rewards.text')}</p>
      {isHeldBack && <Note tone="info">{t('office.rewards.heldBack')}</Note>}
      {!isHeldBack && !isVerified && <Note tone="info">{t('office.rewards.unverified')}</Note>}
      <Refused failure={failure} />
      <ul className={css.rows}>
        {rewards.map((reward) => (
          <Row
            key={reward.id}
            reward={reward}
            isTaking={taking === addressOf(reward.id)}
            onTake={(sum) => take(addressOf(reward.id), sum)}
          />
        ))}
      </ul>
    </Card>
  );
}

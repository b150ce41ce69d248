import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { OverviewAnswer } from '@contracts/overview';

import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { Accounts } from './accounts';
import { Bets } from './bets';
import { Letters } from './letters';
import { Limits } from './limits';
import { ToDo } from './to-do';

/** Path: /office/account. Money, open bets, limits, messages and what is to be done, each with the way to its page. */
export function OverviewPage() {
  const t = useUnit(useHost().$t);
  return (
    <div className={css.stack}>
      <Accounts />
      <Loaded path="/office-api/v1/overview" schema={OverviewAnswer} failure={t('office.overview.notRead')}>
        {({ data }) => (
          <div className={css.cards}>
            <Limits limits={data.limits} />
            <Bets open={data.open} bets={data.bets} />
            <Letters messages={data.messages} unread={data.unread_count} />
            <ToDo level={data.protection_level} isVerified={data.isVerified} />
          </div>
        )}
      </Loaded>
    </div>
  );
}

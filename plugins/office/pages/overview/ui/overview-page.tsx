import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { overview } from '../model/overview';
import { Accounts } from './accounts';
import { Bets } from './bets';
import { Letters } from './letters';
import { Limits } from './limits';
import { Loading } from './loading';
import { Owed } from './owed';
import { Protection } from './protection';
import { States } from './states';
import { Verification } from './verification';

/** Path: /office/account. Money, open bets, limits, messages and what is to be done, each with the way to its page. */
export function OverviewPage() {
  const t = useUnit(useHost().$t);
  return (
    <div className={css.board}>
      <Accounts />
      <Loaded of={overview} failure={t('office.overview.notRead')} loading={<Loading />}>
        {({ data }) => (
          <>
            {data.states.length + data.owed.length > 0 && (
              <div className={`${css.stack} ${css.first}`}>
                <States states={data.states} />
                <Owed owed={data.owed} />
              </div>
            )}
            <Protection level={data.protection_level} nextStep={data.nextStep} />
            <Verification {...data} />
            <Limits limits={data.limits} />
            <Letters messages={data.messages} unread={data.unread_count} />
            <Bets open={data.open} bets={data.bets} />
          </>
        )}
      </Loaded>
    </div>
  );
}

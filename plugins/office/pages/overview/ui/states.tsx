import { Link, Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { AccountState } from '@contracts/account-state';
import type { Overview } from '@contracts/overview';

import css from '../../../shared/office.module.css';

/** Where a player can do something about it; a transfer asks by itself. */
const ways: Readonly<Record<AccountState, string | null>> = {
  banned: '/office/support',
  frozen: '/office/support',
  excluded: '/office/deduce',
  resting: '/office/responsible',
  limited: '/office/responsible',
  timed: '/office/responsible',
  transfer: null,
};

/** Says before any refusal what the account cannot do now, and what its player can do. */
export function States({ states }: Pick<Overview, 'states'>) {
  const t = useUnit(useHost().$t);
  return states.map((state) => {
    const to = ways[state];
    return (
      <Note key={state} tone={state === 'timed' ? 'info' : 'warning'}>
        <span>{t(`office.state.${state}`)}</span>{' '}
        {to !== null && (
          <Link to={to} className={css.link}>
            {t(`office.state.${state}.go`)}
          </Link>
        )}
      </Note>
    );
  });
}

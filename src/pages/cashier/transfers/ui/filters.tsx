import { useUnit } from 'effector-react';

import { $allAccounts } from '@/entities/account';
import { useT } from '@/shared/i18n';
import { spans } from '@/shared/paged-list';
import * as css from '@/shared/ui/office-page';
import { Segmented } from '@/shared/ui/segmented';
import { Select } from '@/shared/ui/select';

import { $filter, filterChanged } from '../model/transfers';

/** The player chooses span and account; both are in the address. */
export function Filters() {
  const t = useT();
  const [filter, accounts, change] = useUnit([$filter, $allAccounts, filterChanged]);
  return (
    <div className={css.filters} role="search" aria-label={t('wallets.history.filters')}>
      <Segmented
        label={t('wallets.history.span')}
        options={spans.map((days) => ({ value: days, label: t(`wallets.history.days.${days}`) }))}
        value={filter.days}
        onValueChange={(days) => change({ days })}
      />
      <Select
        size="sm"
        label={t('wallets.history.account')}
        isLabelHidden
        value={String(filter.account ?? '')}
        options={[
          { value: '', label: t('wallets.history.all') },
          ...accounts.filter(({ kind }) => kind !== 'bonus').map(({ id, iso }) => ({ value: String(id), label: iso })),
        ]}
        onValueChange={(value) => change({ account: value === '' ? null : Number(value) })}
      />
    </div>
  );
}

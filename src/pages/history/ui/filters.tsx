import { useUnit } from 'effector-react';

import { isCouponTypeId } from '@contracts/maths';

import { $allAccounts } from '@/entities/account';
import { typeKeys } from '@/entities/bet';
import { useT } from '@/shared/i18n';
import { SearchField, TextField } from '@/shared/ui/field';
import { Segmented } from '@/shared/ui/segmented';
import { Select } from '@/shared/ui/select';

import { periods, states } from '../lib/filter';
import { $filter, filterChanged } from '../model/history';
import * as css from './page.css';

const types = Object.keys(typeKeys).map(Number).filter(isCouponTypeId);

/** The player filters by period, state, type, account, and a number or a team. */
export function Filters() {
  const t = useT();
  const [filter, change, accounts] = useUnit([$filter, filterChanged, $allAccounts]);
  return (
    <div className={css.filters} role="search" aria-label={t('history.filters')}>
      <Segmented
        label={t('history.period')}
        options={periods.map((period) => ({ value: period, label: t(`history.period.${period}`) }))}
        value={filter.period}
        onValueChange={(period) => change({ period })}
      />
      {filter.period === 'dates' &&
        (['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            size="sm"
            label={t(`history.${end}`)}
            value={filter[end]}
            onValueChange={(day) => change({ [end]: day })}
          />
        ))}
      <Select
        size="sm"
        label={t('history.state')}
        isLabelHidden
        value={filter.state ?? ''}
        options={[
          { value: '', label: t('history.state.all') },
          ...states.map((state) => ({ value: state, label: t(`history.state.${state}`) })),
        ]}
        onValueChange={(value) => change({ state: states.find((state) => state === value) ?? null })}
      />
      <Select
        size="sm"
        label={t('history.type')}
        isLabelHidden
        value={filter.typeId === null ? '' : String(filter.typeId)}
        options={[
          { value: '', label: t('history.type.all') },
          ...types.map((type) => ({ value: String(type), label: t(typeKeys[type]) })),
        ]}
        onValueChange={(value) => change({ typeId: types.find((type) => String(type) === value) ?? null })}
      />
      {/* The field is always there and has a fixed width, because the accounts come after the page. */}
      <Select
        size="sm"
        className={css.accounts}
        label={t('history.account')}
        isLabelHidden
        value={filter.accountId === null ? '' : String(filter.accountId)}
        options={[
          { value: '', label: t('history.account.all') },
          ...accounts.map(({ id, iso }) => ({
            value: String(id),
            label: t('history.account.name', { iso, id }),
          })),
        ]}
        onValueChange={(value) => change({ accountId: value === '' ? null : Number(value) })}
      />
      <SearchField
        size="sm"
        className={css.search}
        label={t('history.search')}
        placeholder={t('history.search')}
        clearLabel={t('history.search.clear')}
        value={filter.text}
        maxLength={60}
        onValueChange={(text) => change({ text })}
      />
    </div>
  );
}

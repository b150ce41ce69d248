import { useUnit } from 'effector-react';

import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import * as css from '@/shared/ui/office-page';
import { Segmented } from '@/shared/ui/segmented';
import { Select } from '@/shared/ui/select';

import { groups, spans } from '../lib/filter';
import { $account, $accounts, $filter, filterChanged } from '../model/statement';

/** The player chooses account, span and kind; all of it is in the address. */
export function Filters() {
  const t = useT();
  const [filter, account, accounts, locale, change] = useUnit([
    ...([$filter, $account, $accounts, $locale] as const),
    filterChanged,
  ]);
  return (
    <div className={`${css.filters} ${css.offPaper}`} role="search" aria-label={t('statement.filters')}>
      <Segmented
        label={t('statement.span')}
        options={spans.map((days) => ({ value: days, label: t(`statement.days.${days}`) }))}
        value={filter.days}
        onValueChange={(days) => change({ days })}
      />
      <Select
        size="sm"
        label={t('statement.head.entry')}
        isLabelHidden
        value={filter.group}
        options={groups.map((group) => ({ value: group, label: t(`statement.group.${group}`) }))}
        onValueChange={(value) => change({ group: groups.find((group) => group === value) ?? 'all' })}
      />
      {accounts.length > 1 && (
        <Select
          size="sm"
          label={t('statement.account')}
          isLabelHidden
          value={String(account?.id ?? '')}
          options={accounts.map(({ id, iso, minor, kind }) => ({
            value: String(id),
            label: `${t(`statement.account.${kind}`)} · ${formatMoney(minor, iso, locale)}`,
          }))}
          onValueChange={(value) => change({ account: Number(value) })}
        />
      )}
    </div>
  );
}

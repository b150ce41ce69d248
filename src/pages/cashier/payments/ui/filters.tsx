import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { spans } from '@/shared/paged-list';
import * as css from '@/shared/ui/office-page';
import { Segmented } from '@/shared/ui/segmented';
import { Select } from '@/shared/ui/select';

import { kinds } from '../lib/filter';
import { $filter, filterChanged } from '../model/payments';

/** The player chooses span and direction; both are in the address. */
export function Filters() {
  const t = useT();
  const [filter, change] = useUnit([$filter, filterChanged]);
  return (
    <div className={css.filters} role="search" aria-label={t('payments.filters')}>
      <Segmented
        label={t('payments.span')}
        options={spans.map((days) => ({ value: days, label: t(`payments.days.${days}`) }))}
        value={filter.days}
        onValueChange={(days) => change({ days })}
      />
      <Select
        size="sm"
        label={t('payments.kind')}
        isLabelHidden
        value={filter.kind}
        options={kinds.map((kind) => ({ value: kind, label: t(`payments.kind.${kind}`) }))}
        onValueChange={(kind) => change({ kind })}
      />
    </div>
  );
}

import { useUnit } from 'effector-react';

import { isCouponTypeId } from '@contracts/maths';
import { oddsBands } from '@contracts/tracker';

import { $allAccounts } from '@/entities/account';
import { typeKeys } from '@/entities/bet';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import * as css from '@/shared/ui/office-page';
import { Segmented } from '@/shared/ui/segmented';
import { Select } from '@/shared/ui/select';

import { isNarrowed, periods, yearOf } from '../lib/filter';
import type { Way } from '../lib/tracker';
import { $account, $filter, $today, $tracker, filterChanged, filtersCleared } from '../model/tracker';
import { useWords } from './use-words';

const types = Object.keys(typeKeys).map(Number).filter(isCouponTypeId);
const years = 5;

function Parts() {
  const t = useT();
  const [filter, tracker, change, clear] = useUnit([$filter, $tracker, filterChanged, filtersCleared]);
  const { partName } = useWords(tracker?.iso ?? 'EUR');
  const choices = tracker?.choices ?? { sport: [], market: [], tag: [] };
  const known: Readonly<Record<Way, readonly { id: string; name: string | null }[]>> = {
    sport: choices.sport,
    market: choices.market,
    type: types.map((type) => ({ id: String(type), name: null })),
    odds: oddsBands.map((_, place) => ({ id: String(place), name: null })),
    tag: choices.tag.map((tag) => ({ id: tag, name: tag })),
  };
  return (
    <>
      {(['sport', 'market', 'type', 'odds', 'tag'] as const).map((way) => {
        const value = filter[way];
        // What the address names stays a choice, also where the span has no such bet.
        const all =
          value === '' || known[way].some(({ id }) => id === value)
            ? known[way]
            : [...known[way], { id: value, name: null }];
        return (
          <Select
            key={way}
            size="sm"
            label={t(`tracker.by.${way}`)}
            value={value}
            options={[
              { value: '', label: t('tracker.all') },
              ...all.map((choice) => ({ value: choice.id, label: partName(way, choice) })),
            ]}
            onValueChange={(chosen) => change({ [way]: chosen })}
          />
        );
      })}
      {isNarrowed(filter) && (
        <Button size="sm" onClick={() => clear()}>
          {t('tracker.clear')}
        </Button>
      )}
    </>
  );
}

/** The player chooses account, span and parts; all of it is in the address. */
export function Filters() {
  const t = useT();
  const [filter, account, accounts, change] = useUnit([$filter, $account, $allAccounts, filterChanged]);
  const [locale, today] = useUnit([$locale, $today]);
  const thisYear = yearOf(today);
  return (
    <div className={`${css.filters} ${css.offPaper}`} role="search" aria-label={t('tracker.filters')}>
      <Segmented
        label={t('tracker.period')}
        options={periods.map((period) => ({ value: period, label: t(`tracker.period.${period}`) }))}
        value={filter.period}
        onValueChange={(period) => change({ period, year: null })}
      />
      {filter.period === 'year' && (
        <Select
          size="sm"
          label={t('tracker.period.year')}
          isLabelHidden
          value={String(filter.year ?? thisYear)}
          options={Array.from({ length: years }, (_, back) => String(thisYear - back)).map((year) => ({
            value: year,
            label: year,
          }))}
          onValueChange={(year) => change({ year: Number(year) })}
        />
      )}
      {filter.period === 'dates' &&
        (['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            size="sm"
            label={t(`tracker.${end}`)}
            value={filter[end]}
            onValueChange={(day) => change({ [end]: day })}
          />
        ))}
      {accounts.length > 1 && (
        <Select
          size="sm"
          label={t('tracker.account')}
          isLabelHidden
          value={String(account?.id ?? '')}
          options={accounts.map(({ id, iso, minor, kind }) => ({
            value: String(id),
            label: `${t(`tracker.account.${kind}`)} · ${formatMoney(minor, iso, locale)}`,
          }))}
          onValueChange={(value) => change({ account: Number(value), sport: '', market: '', tag: '' })}
        />
      )}
      <Parts />
    </div>
  );
}

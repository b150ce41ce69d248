import { useUnit } from 'effector-react';

import { volatilities } from '@/entities/casino/catalogue';
import { $locale, useT } from '@/shared/i18n';
import { SearchField } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';

import { leastReturns, sorts } from '../lib/filters';
import { ways } from '../lib/ways';
import { $filters, filtersChanged } from '../model/lobby';
import * as css from './page.css';

/** Search as one types, return, volatility and way of play; all of it is in the address. Row CAS-01. */
export function FilterRow() {
  const t = useT();
  const [{ query, volatility, least, way, sort }, locale, change] = useUnit([$filters, $locale, filtersChanged]);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <search className={css.filters}>
      <SearchField
        label={t('rounds.lobby.search')}
        placeholder={t('rounds.lobby.search')}
        clearLabel={t('rounds.lobby.clear')}
        maxLength={60}
        value={query}
        onValueChange={(typed) => change({ query: typed })}
      />
      <Select
        label={t('rounds.lobby.leastReturn')}
        options={[
          { value: '' as const, label: t('rounds.lobby.any') },
          ...leastReturns.map((value) => ({ value, label: `≥ ${percent.format(Number(value))}` })),
        ]}
        value={least}
        onValueChange={(value) => change({ least: value })}
      />
      <Select
        label={t('rounds.lobby.volatility')}
        options={[
          { value: '' as const, label: t('rounds.lobby.any') },
          ...volatilities.map((value) => ({ value, label: t(`rounds.lobby.volatility.${value}`) })),
        ]}
        value={volatility}
        onValueChange={(value) => change({ volatility: value })}
      />
      <Select
        label={t('casino.way')}
        options={[
          { value: '' as const, label: t('rounds.lobby.any') },
          ...ways.map((value) => ({ value, label: t(`casino.way.${value}`) })),
        ]}
        value={way}
        onValueChange={(value) => change({ way: value })}
      />
      <Select
        label={t('casino.sort')}
        options={[
          { value: '' as const, label: t('casino.sort.ours') },
          ...sorts.map((value) => ({ value, label: t(`casino.sort.${value}`) })),
        ]}
        value={sort}
        onValueChange={(value) => change({ sort: value })}
      />
    </search>
  );
}

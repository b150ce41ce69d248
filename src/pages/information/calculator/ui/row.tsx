import { useUnit } from 'effector-react';

import { hasBlocks, isMultiBet } from '@contracts/coupon-types';
import type { OddsView } from '@contracts/maths/index';

import { $locale, useT } from '@/shared/i18n';
import { formatOdds } from '@/shared/lib/odds';
import { IconButton } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';

import { endings, milliOf, type Row } from '../lib/draft';
import { $typeId, rowChanged, rowRemoved } from '../model/calculator';
import * as css from './page.css';

const views = [1, 2, 4, 5, 6] as const satisfies OddsView[];
const blocks = Array.from({ length: 11 }, (_, block) => block);

/** What the price stands for, with one decimal. */
const chanceText = (milli: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    1000 / milli,
  );

/** One bet: its price, how it ends, its block where the type has blocks, and the price in every other format. */
export function BetRow({ row, number, canGo }: { row: Row; number: number; canGo: boolean }) {
  const t = useT();
  const [typeId, locale, change, remove] = useUnit([$typeId, $locale, rowChanged, rowRemoved]);
  const milli = milliOf(row.odds);
  const isPrice = milli !== null && milli > 1000;
  return (
    <li className={css.row} aria-label={t('calculator.bet', { number })}>
      <div className={css.rowTop}>
        <div className={css.fields}>
          <TextField
            label={t('calculator.odds', { number })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={row.odds}
            error={isPrice ? undefined : t('calculator.fault.odds')}
            onValueChange={(odds) => change({ id: row.id, odds })}
          />
          <Select
            label={t('calculator.ending')}
            options={endings.map((ending) => ({ value: ending, label: t(`calculator.ending.${ending}`) }))}
            value={row.ending}
            onValueChange={(ending) => change({ id: row.id, ending })}
          />
          {hasBlocks(typeId) && (
            <Select
              label={t('calculator.block')}
              options={blocks
                .filter((block) => block > 0 || isMultiBet(typeId))
                .map((block) => ({ value: String(block), label: block === 0 ? t('calculator.lobby') : String(block) }))}
              value={String(row.block)}
              onValueChange={(block) => change({ id: row.id, block: Number(block) })}
            />
          )}
        </div>
        {canGo && <IconButton icon="trash" label={t('calculator.remove', { number })} onClick={() => remove(row.id)} />}
      </div>
      {isPrice && (
        <p className={css.quiet}>
          {views.map((view) => (
            <span key={view} className={css.format}>
              {t(`calculator.format.${view}`)} <bdi className={css.number}>{formatOdds(milli, view, locale)}</bdi>
            </span>
          ))}
          <span className={css.format}>
            {t('calculator.chance')} <bdi className={css.number}>{chanceText(milli, locale)}</bdi>
          </span>
        </p>
      )}
    </li>
  );
}

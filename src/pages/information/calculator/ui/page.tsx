import { useUnit } from 'effector-react';

import { betTypes, isCouponTypeId } from '@contracts/maths/index';

import { type TextKey, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';

import { mostRows } from '../lib/draft';
import {
  $rows,
  $size,
  $sizes,
  $stakeText,
  $typeId,
  rowAdded,
  sizeChosen,
  stakeTyped,
  typeChosen,
} from '../model/calculator';
import * as css from './page.css';
import { Results } from './results';
import { BetRow } from './row';

const typeIds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const names = {
  0: 'coupon.type.single',
  1: 'coupon.type.express',
  2: 'coupon.type.system',
  3: 'coupon.type.chain',
  4: 'coupon.type.multiBet',
  5: 'coupon.type.conditional',
  6: 'coupon.type.antiExpress',
  7: 'coupon.type.lucky',
  8: 'coupon.type.patent',
  9: 'coupon.type.severalSingles',
} as const satisfies Record<(typeof typeIds)[number], TextKey>;
const hints: Partial<Record<(typeof typeIds)[number], TextKey>> = {
  2: 'betting.hint.system',
  3: 'betting.hint.chain',
  4: 'betting.hint.multiBet',
  5: 'betting.hint.conditional',
  6: 'betting.hint.antiExpress',
  7: 'betting.hint.lucky',
  8: 'betting.hint.patent',
};

/** Path: /information/betting-calculator. What a coupon of any type would bring, by the mathematics that settle real ones. */
export function CalculatorPage() {
  const t = useT();
  const [typeId, rows, stake] = useUnit([$typeId, $rows, $stakeText]);
  const [sizes, size] = useUnit([$sizes, $size]);
  const [choose, add, type, chooseSize] = useUnit([typeChosen, rowAdded, stakeTyped, sizeChosen]);
  const hint = hints[typeId];
  const [least, most] = betTypes[typeId].bets;
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t('page.title.information-betting-calculator')}</h1>
        <p className={css.quiet}>{t('calculator.lead')}</p>
      </header>
      <div className={css.columns}>
        <form className={css.card} aria-label={t('calculator.coupon')} onSubmit={(event) => event.preventDefault()}>
          <div className={css.fields}>
            <Select
              label={t('coupon.type.label')}
              options={typeIds.map((id) => ({ value: String(id), label: t(names[id]) }))}
              value={String(typeId)}
              onValueChange={(value) => {
                const chosen = Number(value);
                if (isCouponTypeId(chosen)) choose(chosen);
              }}
            />
            <TextField
              label={t('calculator.stake')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              value={stake}
              onValueChange={type}
            />
            {sizes.length > 0 && (
              <Select
                label={t('calculator.size')}
                options={sizes.map((value) => ({ value: String(value), label: String(value) }))}
                value={String(sizes.includes(size) ? size : sizes[0])}
                onValueChange={(value) => chooseSize(Number(value))}
              />
            )}
          </div>
          {hint !== undefined && <p className={css.quiet}>{t(hint)}</p>}
          <ol className={css.rows}>
            {rows.map((row, at) => (
              <BetRow key={row.id} row={row} number={at + 1} canGo={rows.length > least} />
            ))}
          </ol>
          <Button
            className={css.add}
            icon="plus"
            disabled={rows.length >= Math.min(most, mostRows)}
            onClick={() => add()}
          >
            {t('calculator.add')}
          </Button>
        </form>
        <Results />
      </div>
    </div>
  );
}

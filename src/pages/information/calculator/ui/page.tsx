import { useUnit } from 'effector-react';

import { betTypes, isCouponTypeId } from '@contracts/maths/index';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Select } from '@/shared/ui/select';
import { SumField } from '@/shared/ui/sum-field';

import { mostRows, noCurrency } from '../lib/draft';
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

/** Types whose rules need a sentence. */
const hinted = ['system', 'chain', 'multiBet', 'conditional', 'antiExpress', 'lucky', 'patent'] as const;
/** By the number of the type. */
const names = ['single', 'express', ...hinted, 'severalSingles'] as const;

/** Path: /information/betting-calculator. What a coupon of any type would bring, by the mathematics that settle real ones. */
export function CalculatorPage() {
  const t = useT();
  const [typeId, rows, stake] = useUnit([$typeId, $rows, $stakeText]);
  const [sizes, size] = useUnit([$sizes, $size]);
  const [choose, add, type, chooseSize] = useUnit([typeChosen, rowAdded, stakeTyped, sizeChosen]);
  const hint = hinted.find((name) => name === names[typeId]);
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
              options={names.map((name, id) => ({ value: String(id), label: t(`coupon.type.${name}`) }))}
              value={String(typeId)}
              onValueChange={(value) => {
                const chosen = Number(value);
                if (isCouponTypeId(chosen)) choose(chosen);
              }}
            />
            <SumField of={noCurrency} label={t('calculator.stake')} value={stake} onValueChange={type} />
            {sizes.length > 0 && (
              <Select
                label={t('calculator.size')}
                options={sizes.map((value) => ({ value: String(value), label: String(value) }))}
                value={String(sizes.includes(size) ? size : sizes[0])}
                onValueChange={(value) => chooseSize(Number(value))}
              />
            )}
          </div>
          {hint !== undefined && <p className={css.quiet}>{t(`betting.hint.${hint}`)}</p>}
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

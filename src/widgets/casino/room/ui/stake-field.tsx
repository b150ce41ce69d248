import { useUnit } from 'effector-react';
import type { KeyboardEvent } from 'react';

import { $locale, useT } from '@/shared/i18n';
import { currencyFacts, formatAmount, formatMoney, typedAmount } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { SumField } from '@/shared/ui/sum-field';

import { type Bounds, doubleOf, halfOf, presetsOf, stepOf } from '../lib/ladder';
import * as css from './stake-field.css';

type StakeFieldProps = {
  iso: string;
  bounds: Bounds;
  /** As typed, and what it is in minor units; null where it is no sum. */
  text: string;
  minor: number | null;
  type: (text: string) => void;
};

/** A stake: typed, stepped by its buttons or the arrows up and down, or chosen. There is no button for the most. Decision D-462. */
export function StakeField({ iso, bounds, text, minor, type }: StakeFieldProps) {
  const t = useT();
  const locale = useUnit($locale);
  const money = (sum: number) => formatMoney(sum, iso, locale);
  const stake = (sum: number) => {
    type(typedAmount(sum, iso, locale));
  };
  const step = (direction: 'up' | 'down') => {
    stake(stepOf(minor, bounds, direction));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 'up' : 'down');
  };
  const factors = [
    ['half', '½', halfOf(minor, bounds)],
    ['double', '2×', doubleOf(minor, bounds)],
  ] as const;
  return (
    <div className={css.column}>
      <SumField
        of={currencyFacts(iso)}
        label={t('rounds.stake')}
        message={t('rounds.bounds', { min: money(bounds.min), max: money(bounds.max) })}
        enterKeyHint="done"
        className={css.field}
        start={
          <button type="button" className={css.less} aria-label={t('rounds.stake.less')} onClick={() => step('down')}>
            <Icon name="minus" size={14} />
          </button>
        }
        end={
          <>
            <span>{currencyFacts(iso).symbol}</span>
            <button type="button" className={css.more} aria-label={t('rounds.stake.more')} onClick={() => step('up')}>
              <Icon name="plus" size={14} />
            </button>
          </>
        }
        value={text}
        onValueChange={type}
        onKeyDown={onKeyDown}
      />
      <div className={css.presets} role="group" aria-label={t('rounds.stake.presets')}>
        {presetsOf(bounds).map((sum) => (
          <Button
            key={sum}
            variant="neutral"
            className={`${css.preset} ${css.usual}`}
            aria-label={money(sum)}
            aria-pressed={minor === sum}
            onClick={() => stake(sum)}
          >
            {formatAmount(sum, currencyFacts(iso).digits, locale)}
          </Button>
        ))}
        {factors.map(([name, sign, sum]) => (
          <Button
            key={name}
            variant="neutral"
            className={css.preset}
            aria-label={`${t(`rounds.stake.${name}`)} ${sign}`}
            aria-disabled={sum === null}
            onClick={() => {
              if (sum !== null) stake(sum);
            }}
          >
            {sign}
          </Button>
        ))}
      </div>
    </div>
  );
}

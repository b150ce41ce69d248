import { useUnit } from 'effector-react';
import { useId } from 'react';

import { dice, diceMultiplier, leastBelow, mostBelow } from '@contracts/games/dice';

import { type ChoiceProps, percentOf, roundCss as css } from '@/entities/games/round';
import { $locale, useT } from '@/shared/i18n';

import { diceText } from '../lib/texts';

/** What the number of dice must stay under, with its chance and what it pays. */
export function Chance({ choice: { below = leastBelow }, change }: ChoiceProps) {
  const t = useT();
  const locale = useUnit($locale);
  const id = useId();
  const factor = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(diceMultiplier(below) / 10_000);
  return (
    <div className={css.column}>
      <p className={css.line}>
        <label htmlFor={id}>{t('rounds.below')}</label>
        <output className={css.strong} htmlFor={id}>
          <bdi>{diceText(below)}</bdi>
        </output>
      </p>
      <input
        id={id}
        type="range"
        className={css.range}
        dir="ltr"
        min={leastBelow}
        max={mostBelow}
        step={50}
        value={below}
        aria-valuetext={diceText(below)}
        onChange={(event) => change({ below: Number(event.currentTarget.value) })}
      />
      <p className={css.line}>
        <span>{t('rounds.chance')}</span>
        <span>{percentOf(dice.hitRateOf({ below }), locale)}</span>
      </p>
      <p className={css.line}>
        <span>{t('rounds.pays')}</span>
        <span>{t('rounds.times', { factor })}</span>
      </p>
    </div>
  );
}

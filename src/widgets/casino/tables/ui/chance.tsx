import { useUnit } from 'effector-react';

import { dice, diceMultiplier, leastBelow } from '@contracts/games/dice';

import { type ChoiceProps, percentOf, roundCss as css } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';

import { diceText } from '../lib/texts';

/** What the number of dice must stay under, with its chance and what it pays. */
export function Chance({ choice: { below = leastBelow } }: ChoiceProps) {
  const t = useT();
  const locale = useUnit($locale);
  const factor = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(diceMultiplier(below) / 10_000);
  return (
    <div className={css.column}>
      <p className={css.line}>
        <span>{t('rounds.below')}</span>
        <output className={css.strong}>
          <bdi>{diceText(below)}</bdi>
        </output>
      </p>
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

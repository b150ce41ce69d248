import { useUnit } from 'effector-react';

import type { BonusChoice } from '@contracts/cashier';
import { milliFromWire } from '@contracts/maths';

import { $coefViewId } from '@/entities/preferences';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { formatOdds } from '@/shared/lib/odds';
import * as css from '@/shared/ui/office-page';

import { bonusChoices, type Offer } from '../lib/bonus';
import { $bonus, $bonusSum, $offer, bonusChosen } from '../model/bonus';
import * as own from './page.css';

/** What this deposit shall bring: None first, and of each bonus what it asks, in numbers. Row LIM-69. */
export function BonusCard() {
  const t = useT();
  const [offer, bonus, choose] = useUnit([$offer, $bonus, bonusChosen]);
  if (offer === null) return null;
  return (
    <div className={css.card} role="radiogroup" aria-label={t('cashier.bonus.title')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('cashier.bonus.title')}</h2>
      </header>
      {bonusChoices.map((choice) => (
        <label key={choice} className={own.choice}>
          <input
            type="radio"
            name="deposit-bonus"
            className={own.savedRadio}
            checked={bonus === choice}
            onChange={() => choose(choice)}
          />
          <span className={css.strong}>{t(`cashier.bonus.${choice}`, { percent: offer.percent })}</span>
          <span className={own.choiceText}>
            {choice === 'none' ? t('cashier.bonus.noneText') : <Terms {...{ offer, choice }} />}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Of the typed sum; before there is one, of any. */
function Terms({ offer, choice }: { offer: Offer; choice: Exclude<BonusChoice, 'none'> }) {
  const t = useT();
  const [sum, locale, viewId] = useUnit([$bonusSum, $locale, $coefViewId]);
  const { wager, leastOdds, days, most, iso } = offer;
  const money = (minor: number) => formatMoney(minor, iso, locale);
  const odds = formatOdds(milliFromWire(leastOdds), viewId, locale);
  const counts = t(`cashier.bonus.counts.${choice}`, { odds });
  const asks =
    sum === null
      ? t('cashier.bonus.asks', { most: money(most), wager, days })
      : t('cashier.bonus.asksSum', { sum: money(sum), stake: money(sum * wager), wager, days });
  return `${asks} ${counts}`;
}

import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { PromotionDeal, PromotionProduct } from '@contracts/articles';

import { moneyOf } from '../sdk/money';
import css from './promotions.module.css';
import { workOut } from './work-out';

type WorthProps = { deal: PromotionDeal; product: PromotionProduct };

/** The sign is inside the mark that keeps a sum from left to right. */
const signed = (text: string, isNegative: boolean) => (isNegative ? text.replace(/^\u2066?/, '$&−') : text);

/** What the bonus is worth on average, each step with its sum. Row PROMO-03. */
export function Worth({ deal, product }: WorthProps) {
  const { $t, $format } = useHost();
  const [t, { locale }] = useUnit([$t, $format]);
  const { amount, iso, wager, margin, bets } = deal;
  const { required, cost, worth, low, high, stake } = workOut(deal);
  const money = (sum: number) => signed(moneyOf(Math.abs(sum), iso, locale), sum < 0);
  const percent = new Intl.NumberFormat(locale, {
    ...{ style: 'percent', maximumFractionDigits: 2, numberingSystem: 'latn' },
  } as const).format(margin / 100);
  const factor = (1 + margin / 100).toFixed(3).replace(/(?<!0)0+$/, '');
  const how =
    product === 'sport'
      ? t('promotions.worth.costSport', { sum: money(required), factor, margin: percent })
      : t('promotions.worth.costGames', { sum: money(required), margin: percent });
  const rows = [
    [t('promotions.worth.bonus'), money(amount)],
    [t('promotions.worth.required', { times: wager }), money(required)],
    [how, money(-cost)],
  ] as const;
  return (
    <section className={css.box} id="worth">
      <h3 className={css.head}>{t('promotions.worth')}</h3>
      <dl className={css.sum}>
        {rows.map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{sum}</bdi>
            </dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{t('promotions.worth.average')}</dt>
          <dd>
            <bdi>{money(worth)}</bdi>
          </dd>
        </div>
      </dl>
      <p className={css.note}>
        {t(product === 'sport' ? 'promotions.worth.spreadSport' : 'promotions.worth.spreadGames', {
          ...{ count: bets, stake: money(stake), low: money(low), high: money(high) },
        })}
      </p>
    </section>
  );
}

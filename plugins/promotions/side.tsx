import { Chip, Link } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { PromotionCard } from '@contracts/articles';

import { type Filter, filters, fits } from './filters';
import css from './promotions.module.css';

const links = [
  ['tournaments', '/bonus/casino/tournaments'],
  ['news', '/news'],
  ['alphabet', '/betting-alphabet'],
] as const;

type SideProps = { all: readonly PromotionCard[]; isAuth: boolean; chosen: Filter; onChoose: (filter: Filter) => void };

/** Beside the cards: how many promotions each product has, and where else to go. */
export function Side({ all, isAuth, chosen, onChoose }: SideProps) {
  const t = useUnit(useHost().$t);
  return (
    <div className={css.side}>
      <div className={css.filters} role="group" aria-label={t('promotions.filter')}>
        {filters
          .filter((each) => isAuth || each !== 'yours')
          .map((each) => {
            const count = all.filter((card) => fits(each, card)).length;
            return (
              <Chip
                key={each}
                pressed={each === chosen}
                count={count}
                countName={t('promotions.shown', { count })}
                onClick={() => onChoose(each)}
              >
                {t(`promotions.filter.${each}`)}
              </Chip>
            );
          })}
      </div>
      <nav className={css.elsewhere} aria-label={t('promotions.elsewhere')}>
        {links.map(([name, to]) => (
          <Link key={to} to={to} className={css.link}>
            {t(`promotions.elsewhere.${name}`)}
          </Link>
        ))}
      </nav>
    </div>
  );
}

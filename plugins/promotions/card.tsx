import { buttonLook, Icon, type IconName, Link, Tag } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useId } from 'react';

import type { PromotionCard } from '@contracts/articles';

import css from './promotions.module.css';
import { Until } from './until';

const icons: Readonly<Record<PromotionCard['product'], IconName>> = {
  sport: 'ticket',
  casino: 'gift',
  games: 'gift',
  any: 'shield-check',
};

/** A promotion in the list: name, then always the same three rows. */
export function Card({ promotion }: { promotion: PromotionCard }) {
  const t = useUnit(useHost().$t);
  const id = useId();
  const { title, lead, language, product, gives, costs, terms, state } = promotion;
  return (
    <li className={css.card} lang={language} dir={language === undefined ? undefined : 'auto'}>
      <div className={css.top}>
        <span className={css.icon}>
          <Icon name={icons[product]} />
        </span>
        <div>
          <h2 className={css.name} id={id}>
            {title}
          </h2>
          <p className={css.quiet}>{lead}</p>
        </div>
      </div>
      <dl className={css.facts}>
        {(['gives', 'costs'] as const).map((name) => {
          const { figure, note } = name === 'gives' ? gives : costs;
          return (
            <div key={name}>
              <dt>{t(`promotions.${name}`)}</dt>
              <dd>
                <bdi>{figure}</bdi> <small>{note}</small>
              </dd>
            </div>
          );
        })}
        <div>
          <dt>{t('promotions.until')}</dt>
          <dd>
            <Until promotion={promotion} />
          </dd>
        </div>
      </dl>
      {terms !== undefined && <p className={css.quiet}>{terms}</p>}
      <div className={css.foot}>
        <Tag>{t(`promotions.state.${state ?? 'open'}`)}</Tag>
        <Link to={`/promotions/${promotion.id}`} className={buttonLook({ variant: 'secondary' })} aria-describedby={id}>
          {t('promotions.read')}
        </Link>
      </div>
    </li>
  );
}

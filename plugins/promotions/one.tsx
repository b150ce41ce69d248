import { Skeleton, Tag } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { Notice } from '../articles/notice';
import { PageLink } from '../articles/page-link';
import { useAsked } from '../sdk/asked';
import { Aside } from './aside';
import { promotion as asked } from './model';
import css from './promotions.module.css';
import { Until } from './until';
import { Worth } from './worth';

/** One promotion: the three facts in large figures, what it is worth, its terms by number, the choice. */
export function One({ id }: { id: string }) {
  const { $t, $language, navigate } = useHost();
  const [t, lng] = useUnit([$t, $language]);
  const [answer, again] = useAsked(asked, { id, lng });
  const toList = { label: t('promotions.all'), onClick: () => navigate('/promo') };
  if (answer.state === 'loading') return <Skeleton height={240} />;
  if (answer.state === 'failed' && answer.failure.statusCode === 404)
    return <Notice text={t('promotions.missing')} action={toList} />;
  if (answer.state === 'failed')
    return <Notice text={t('promotions.failed')} action={{ label: t('promotions.again'), onClick: again }} />;
  const promotion = answer.data;
  const { title, lead, language, product, gives, costs, conditions, deal } = promotion;
  return (
    <article className={css.page} lang={language} dir={language === undefined ? undefined : 'auto'}>
      <PageLink path="/promo" className={css.link}>
        {t('promotions.all')}
      </PageLink>
      <div className={css.columns}>
        <div className={css.page}>
          <section className={css.box}>
            <div className={css.inner}>
              <Tag>{t(`promotions.product.${product}`)}</Tag>
              <h2 className={css.title}>{title}</h2>
              <p className={css.lead}>{lead}</p>
            </div>
            <dl className={css.three} id="facts">
              <div>
                <dt>{t('promotions.gives')}</dt>
                <dd>
                  <b>
                    <bdi>{gives.figure}</bdi>
                  </b>
                  <small>{gives.note}</small>
                </dd>
              </div>
              <div>
                <dt>{t('promotions.costs')}</dt>
                <dd>
                  <b>
                    <bdi>{costs.figure}</bdi>
                  </b>
                  <small>{costs.note}</small>
                </dd>
              </div>
              <div>
                <dt>{t('promotions.until')}</dt>
                <dd>
                  <Until promotion={promotion} />
                </dd>
              </div>
            </dl>
          </section>
          {deal !== undefined && <Worth deal={deal} product={product} />}
          <section className={css.box} id="terms">
            <h3 className={css.head}>{t('promotions.terms')}</h3>
            <ol className={css.terms}>
              {conditions.map((condition) => (
                <li key={condition.title}>
                  <b>{condition.title}</b>
                  <span>{condition.text}</span>
                </li>
              ))}
            </ol>
          </section>
        </div>
        <Aside promotion={promotion} />
      </div>
    </article>
  );
}

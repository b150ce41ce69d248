import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { PromotionAnswer, PromotionListAnswer } from '@contracts/articles';

import { ArticleList } from '../articles/article-list';
import { ArticleView } from '../articles/article-view';
import { Notice } from '../articles/notice';
import { useAnswer } from '../sdk/hooks';

/** `/promo` lists all promotions, `/promotions/<id>` shows one. Spec: shell §2, ROUTE-90. */
export function Promotions() {
  const path = useUnit(useHost().$path);
  const id = path.split('/')[2] ?? '';
  return id === '' ? <List /> : <One key={id} id={id} />;
}

/** What a bonus asks for stands on its card. Row LIM-69. */
const termsNote = (terms: string | undefined) => terms !== undefined && <p dir="auto">{terms}</p>;

function List() {
  const { $t, $language } = useHost();
  const [t, lng] = useUnit([$t, $language]);
  const [answer, again] = useAnswer('/content-api/v1/promotions', PromotionListAnswer, { lng });
  if (answer.state === 'loading') return <div aria-busy="true" />;
  if (answer.state !== 'here')
    return <Notice text={t('bonus.promotion.failed')} action={{ label: t('bonus.promotion.again'), onClick: again }} />;
  if (answer.data.data.length === 0) return <Notice text={t('bonus.promotion.none')} />;
  return (
    <ArticleList
      items={answer.data.data.map((item) => ({ ...item, path: `/promotions/${item.id}`, note: termsNote(item.terms) }))}
    />
  );
}

function One({ id }: { id: string }) {
  const { $t, $language, navigate } = useHost();
  const [t, lng] = useUnit([$t, $language]);
  const [answer, again] = useAnswer(`/content-api/v1/promotions/${id}`, PromotionAnswer, { lng });
  const toList = { label: t('bonus.promotion.all'), onClick: () => navigate('/promo') };
  if (answer.state === 'loading') return <div aria-busy="true" />;
  if (answer.state === 'missing') return <Notice text={t('bonus.promotion.missing')} action={toList} />;
  if (answer.state === 'failed')
    return <Notice text={t('bonus.promotion.failed')} action={{ label: t('bonus.promotion.again'), onClick: again }} />;
  return <ArticleView article={answer.data.data} back={{ path: '/promo', label: t('bonus.promotion.all') }} />;
}

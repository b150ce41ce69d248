import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { NewsAnswer, NewsListAnswer } from '@contracts/articles';

import { ArticleList } from '../articles/article-list';
import { ArticleView } from '../articles/article-view';
import css from '../articles/articles.module.css';
import { Notice } from '../articles/notice';
import { useAnswer } from '../sdk/hooks';

/** `/news` lists all news, `/news/<slug>` shows one. Spec: shell §2, ROUTE-148. */
export function News() {
  const path = useUnit(useHost().$path);
  const slug = path.split('/')[2] ?? '';
  return slug === '' ? <List /> : <One key={slug} slug={slug} />;
}

function List() {
  const { $t, $language } = useHost();
  const [t, lng] = useUnit([$t, $language]);
  const [answer, again] = useAnswer('/content-api/v1/news', NewsListAnswer, { lng });
  if (answer.state === 'loading') return <div aria-busy="true" />;
  if (answer.state !== 'here')
    return <Notice text={t('news.failed')} action={{ label: t('news.again'), onClick: again }} />;
  if (answer.data.data.length === 0) return <Notice text={t('news.none')} />;
  return (
    <ArticleList
      items={answer.data.data.map(({ slug, publishedAt, ...heading }) => ({
        ...heading,
        id: slug,
        path: `/news/${slug}`,
        note: <Day seconds={publishedAt} />,
      }))}
    />
  );
}

function One({ slug }: { slug: string }) {
  const { $t, $language, navigate } = useHost();
  const [t, lng] = useUnit([$t, $language]);
  const [answer, again] = useAnswer(`/content-api/v1/news/${slug}`, NewsAnswer, { lng });
  const toList = { label: t('news.all'), onClick: () => navigate('/news') };
  if (answer.state === 'loading') return <div aria-busy="true" />;
  if (answer.state === 'missing') return <Notice text={t('news.missing')} action={toList} />;
  if (answer.state === 'failed')
    return <Notice text={t('news.failed')} action={{ label: t('news.again'), onClick: again }} />;
  const { publishedAt, ...article } = answer.data.data;
  return (
    <ArticleView
      article={article}
      note={<Day seconds={publishedAt} />}
      back={{ path: '/news', label: t('news.all') }}
    />
  );
}

/** Shows the date in UTC, so that an article has the same date in every time zone. */
function Day({ seconds }: { seconds: number }) {
  const { locale } = useUnit(useHost().$format);
  const day = new Date(seconds * 1000);
  return (
    <time className={css.date} dateTime={day.toISOString().slice(0, 10)}>
      {day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })}
    </time>
  );
}

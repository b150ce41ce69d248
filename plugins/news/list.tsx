import { Chip, Skeleton } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { newsTopics } from '@contracts/articles';

import { Notice } from '../articles/notice';
import { PageLink } from '../articles/page-link';
import { useAsked } from '../sdk/asked';
import { Day } from './day';
import { $topic, news, topicChosen } from './model';
import css from './news.module.css';

/** All news, newest first, by topic. `open`: the article that is beside the list; empty: none. */
export function List({ open }: { open: string }) {
  const { $t, $language } = useHost();
  const [t, lng] = useUnit([$t, $language]);
  const [topic, choose] = useUnit([$topic, topicChosen]);
  const [answer, again] = useAsked(news, { lng });
  if (answer.state === 'loading') return <Skeleton height={240} />;
  if (answer.state === 'failed')
    return <Notice text={t('news.failed')} action={{ label: t('news.again'), onClick: again }} />;
  const all = answer.data;
  if (all.length === 0) return <Notice text={t('news.none')} />;
  const shown = all.filter((article) => topic === null || article.topic === topic);
  const used = newsTopics.filter((each) => all.some((article) => article.topic === each));
  return (
    <section className={css.list} aria-label={t('news.all')} data-beside={open !== ''}>
      <div className={css.topics} role="group" aria-label={t('news.topics')}>
        {[null, ...used].map((each) => (
          <Chip key={each ?? 'all'} pressed={each === topic} onClick={() => choose(each)}>
            {t(each === null ? 'news.topic.all' : `news.topic.${each}`)}
          </Chip>
        ))}
      </div>
      <ul className={css.items}>
        {shown.map(({ slug, title, lead, language, publishedAt, topic: own }) => (
          <li
            key={slug}
            className={css.item}
            data-open={slug === open}
            lang={language}
            dir={language === undefined ? undefined : 'auto'}
          >
            <p className={css.quiet}>
              <Day seconds={publishedAt} style="medium" /> · {t(`news.topic.${own}`)}
            </p>
            <h2 className={css.name}>
              <PageLink path={`/news/${slug}`} current={slug === open}>
                {title}
              </PageLink>
            </h2>
            {open === '' && <p className={css.quiet}>{lead}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Skeleton } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { Notice } from '../articles/notice';
import { PageLink } from '../articles/page-link';
import { useAsked } from '../sdk/asked';
import { Day } from './day';
import { article } from './model';
import css from './news.module.css';

/** One article: day, topic, minutes to read, its chapters, and where it leads; the contents are beside it. */
export function Article({ slug }: { slug: string }) {
  const { $t, $language, navigate } = useHost();
  const [t, lng] = useUnit([$t, $language]);
  const [answer, again] = useAsked(article, { slug, lng });
  const toList = { label: t('news.all'), onClick: () => navigate('/news') };
  if (answer.state === 'loading') return <Skeleton height={320} />;
  if (answer.state === 'failed' && answer.failure.statusCode === 404)
    return <Notice text={t('news.missing')} action={toList} />;
  if (answer.state === 'failed')
    return <Notice text={t('news.failed')} action={{ label: t('news.again'), onClick: again }} />;
  const { title, lead, language, publishedAt, topic, minutes, chapters, links = [] } = answer.data;
  return (
    <div className={css.reading} lang={language} dir={language === undefined ? undefined : 'auto'}>
      <article className={css.article}>
        <p className={css.quiet}>
          <Day seconds={publishedAt} style="long" /> · {t(`news.topic.${topic}`)} ·{' '}
          {t('news.minutes', { count: minutes })}
        </p>
        <h2 className={css.title}>{title}</h2>
        <p className={css.lead}>{lead}</p>
        {chapters.map((chapter, index) => (
          <section key={chapter.title} id={`part-${String(index + 1)}`} className={css.chapter} tabIndex={-1}>
            <h3>{chapter.title}</h3>
            {chapter.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
        <p className={css.links}>
          {links.map((link) => (
            <PageLink key={link.path} path={link.path} className={css.link}>
              {link.title}
            </PageLink>
          ))}
          <PageLink path="/news" className={css.link}>
            {t('news.all')}
          </PageLink>
        </p>
      </article>
      <nav className={css.contents} aria-label={t('news.contents')}>
        <p className={css.quiet}>{t('news.contents')}</p>
        <ol>
          {chapters.map((chapter, index) => (
            <li key={chapter.title}>
              <a href={`#part-${String(index + 1)}`} className={css.link}>
                {chapter.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $language, useT } from '@/shared/i18n';
import { $path, $routeMatch, AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { SlowNote } from '@/shared/ui/waiting';

import { $content, $hasFailed, contentWanted } from '../model/content';
import * as css from './page.css';

/** What the backend has for this page: its texts, or that there are none. `hasMore`: the page has something of its own besides. */
export function Blocks({ hasMore }: { hasMore: boolean }) {
  const t = useT();
  const [blocks, hasFailed, wanted, path, language] = useUnit([$content, $hasFailed, contentWanted, $path, $language]);
  useEffect(() => {
    wanted();
  }, [wanted, path, language]);
  if (hasFailed)
    return <ErrorState title={t('section.failed')} level={2} retryLabel={t('main.retry')} onRetry={() => wanted()} />;
  if (blocks === null)
    return (
      <div aria-busy="true">
        <SlowNote />
        <Skeleton width="60%" />
      </div>
    );
  if (blocks.length === 0) return hasMore ? null : <Nothing />;
  return blocks.map(({ id, language, title, paragraphs, links = [] }) => (
    <section key={id} className={css.block} lang={language} dir={language === undefined ? undefined : 'auto'}>
      {title !== undefined && <h2 className={css.blockTitle}>{title}</h2>}
      {paragraphs.map((text) => (
        <p key={text} className={css.paragraph}>
          {text}
        </p>
      ))}
      {links.map((link) => (
        <AppLink key={link.path} to={link.path} className={css.textLink}>
          {link.title}
        </AppLink>
      ))}
    </section>
  ));
}

function Nothing() {
  const t = useT();
  // A visitor of a closed region has one way: back to the page that says why.
  const isClosed = useUnit($routeMatch)?.meta.layout === 'blocked';
  return (
    <EmptyState
      icon="info"
      title={t('section.empty.title')}
      level={2}
      actions={
        isClosed ? (
          <AppLink to="/block" className={buttonLook({ variant: 'primary' })}>
            {t('technical.block.title')}
          </AppLink>
        ) : (
          <>
            <AppLink to="/" className={buttonLook({ variant: 'primary' })}>
              {t('section.home')}
            </AppLink>
            <AppLink to="/home/live" className={buttonLook({})}>
              {t('section.live')}
            </AppLink>
          </>
        )
      }
    >
      {t('section.empty.text')}
    </EmptyState>
  );
}

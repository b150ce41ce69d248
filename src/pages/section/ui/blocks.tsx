import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $language, $textOf, useT } from '@/shared/i18n';
import { $path, $routeMatch, AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { SlowNote } from '@/shared/ui/waiting';

import { $content, $hasFailed, contentWanted } from '../model/content';
import * as css from './page.css';

/**
 * Shows the backend's texts for this page, or says that there are none. `hasMore`: the page shows something else as
 * well.
 */
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

/**
 * Says what is missing and leads to what works: the stand-in for this page, otherwise home and the live matches. A page
 * that has texts has none for this address: nobody wrote them, or they are gone. Decision D-111.
 */
function Nothing() {
  const t = useT();
  const [match, textOf] = useUnit([$routeMatch, $textOf]);
  const { title = '', layout, instead = null } = match?.meta ?? {};
  const primary = buttonLook({ variant: 'primary' });
  // A visitor from a closed region has one way: back to the page with the reason.
  const ways =
    layout === 'blocked'
      ? [{ path: '/block', text: t('technical.block.title') }]
      : [
          ...(instead === null ? [] : [{ path: instead.path, text: textOf(instead.title) ?? instead.path }]),
          { path: '/', text: t('section.home') },
          { path: '/home/live', text: t('section.live') },
        ];
  return (
    <div data-empty-page>
      <EmptyState
        icon="info"
        title={t('section.missing.title', { page: textOf(title) ?? title })}
        level={2}
        actions={ways.map(({ path, text }, index) => (
          <AppLink key={path} to={path} className={index === 0 ? primary : buttonLook({})}>
            {text}
          </AppLink>
        ))}
      >
        {t('section.missing.text')}
      </EmptyState>
    </div>
  );
}

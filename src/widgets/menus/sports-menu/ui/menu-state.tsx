import type { TopicPhase } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { Skeleton } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import * as css from './sports-menu.css';

const lines = [70, 55, 80];

/** Stands in place of the sports: they are loading, failed, or there are none. */
export function MenuState({ phase }: { phase: TopicPhase }) {
  const t = useT();
  if (phase === 'failed') return <p className={css.state}>{t('menu.error')}</p>;
  if (phase !== 'loading') return <p className={css.state}>{t('menu.none')}</p>;
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('menu.loading')}</VisuallyHidden>
      {lines.map((width) => (
        <div key={width} className={css.skeleton}>
          <Skeleton width={`${String(width)}%`} />
        </div>
      ))}
    </div>
  );
}

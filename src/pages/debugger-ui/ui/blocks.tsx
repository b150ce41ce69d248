import { useState } from 'react';

import { useT } from '@/shared/i18n';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Details } from '@/shared/ui/details';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Gauge } from '@/shared/ui/gauge';
import { Note, type NoteTone } from '@/shared/ui/note';
import { ProgressRing, Spinner } from '@/shared/ui/progress';
import { Skeleton } from '@/shared/ui/skeleton';
import { Tag, type TagTone } from '@/shared/ui/tag';

import * as css from './page.css';
import { Section } from './section';

const notes: readonly NoteTone[] = ['quiet', 'info', 'warning', 'danger', 'success'];
const tags: readonly TagTone[] = ['neutral', 'accent', 'live', 'won', 'lost', 'returned', 'warning', 'danger'];

export function Messages() {
  const t = useT();
  const text = t('debugger.ui.sample');
  return (
    <Section title="debugger.ui.messages">
      <div className={css.columns}>
        {notes.map((tone) => (
          <Note key={tone} tone={tone} title={text} actions={<Button size="sm">{text}</Button>}>
            {t('debugger.ui.message')}
          </Note>
        ))}
      </div>
      <div className={css.row}>
        {tags.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
        <Badge count={3} tone="accent" />
        <Badge count={120} />
        <Badge count={7} tone="live" />
        <Spinner size={24} />
        <ProgressRing value={0.6} label={text}>
          8
        </ProgressRing>
      </div>
      <div className={css.columns}>
        {[20, 80, 100].map((used) => (
          <Gauge key={used} label={text} used={used} allowed={100} valueText={`${String(used)} / 100`} />
        ))}
      </div>
    </Section>
  );
}

export function Blocks() {
  const t = useT();
  const text = t('debugger.ui.sample');
  const [isOpen, setOpen] = useState(true);
  const [isBusy, setBusy] = useState(false);
  return (
    <Section title="debugger.ui.blocks">
      <div className={css.columns}>
        <div className={css.padded} aria-busy="true">
          {[140, 90, 170].map((width) => (
            <div key={width} className={css.skeletonRow}>
              <Skeleton width={16} height={16} />
              <Skeleton width={width} />
            </div>
          ))}
        </div>
        <div className={css.card}>
          <EmptyState icon="live" title={text} actions={<Button>{text}</Button>}>
            {t('debugger.ui.message')}
          </EmptyState>
        </div>
        <div className={css.card}>
          <ErrorState
            title={text}
            details="results 1.1.0 · 404"
            retryLabel={t('debugger.ui.retry')}
            busy={isBusy}
            onRetry={() => {
              setBusy(true);
            }}
          >
            {t('debugger.ui.error')}
          </ErrorState>
        </div>
        <div className={css.card}>
          <Details summary={text} count={3} open={isOpen} onToggle={setOpen}>
            <p className={css.caption}>{t('debugger.ui.message')}</p>
          </Details>
        </div>
      </div>
    </Section>
  );
}

import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $format, formatDateTime, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { Tag } from '@/shared/ui/tag';

import type { Question } from '../api/support';
import { $hasFailed, $hasMore, $history, $pending, historyOpened, moreWanted } from '../model/history';
import * as css from './dialogs.css';

export function HistoryDialog({ onClose, onAsk }: { onClose: () => void; onAsk: () => void }) {
  const t = useT();
  const [open] = useUnit([historyOpened]);
  useEffect(() => open(), [open]);
  return (
    <Dialog
      open
      title={t('support.history')}
      closeLabel={t('main.close')}
      onClose={onClose}
      size="lg"
      placement="sheet"
      footer={
        <Button variant="primary" onClick={onAsk}>
          {t('support.question')}
        </Button>
      }
    >
      <Questions />
    </Dialog>
  );
}

function Questions() {
  const t = useT();
  const [history, hasMore, hasFailed, pending, more, again] = useUnit([
    $history,
    $hasMore,
    $hasFailed,
    $pending,
    moreWanted,
    historyOpened,
  ]);
  if (history === null) {
    if (!hasFailed) return <Skeleton height={96} />;
    return (
      <ErrorState title={t('support.history.failed')} retryLabel={t('main.retry')} onRetry={again}>
        {t('support.error.failed')}
      </ErrorState>
    );
  }
  if (history.questions.length === 0)
    return (
      <EmptyState icon="message-circle" title={t('support.history.empty')}>
        {t('support.history.emptyText')}
      </EmptyState>
    );
  return (
    <div className={css.list}>
      <ol className={css.list}>
        {history.questions.map((question) => (
          <QuestionItem key={question.id} question={question} />
        ))}
      </ol>
      {hasMore && (
        <Button busy={pending} onClick={() => more()}>
          {t('support.history.more')}
        </Button>
      )}
    </div>
  );
}

function QuestionItem({ question: { at, topic, text, answer, status } }: { question: Question }) {
  const t = useT();
  const format = useUnit($format);
  return (
    <li className={css.item}>
      <div className={css.itemHead}>
        <strong className={css.topic} dir="auto">
          {topic}
        </strong>
        <Tag tone={status === 'answered' ? 'won' : 'neutral'}>{t(`support.history.${status}`)}</Tag>
      </div>
      <time className={css.time} dateTime={new Date(at).toISOString()}>
        {formatDateTime(at, format)}
      </time>
      <p className={css.words} dir="auto">
        {text}
      </p>
      {answer !== undefined && (
        <p className={css.answer} dir="auto">
          {answer}
        </p>
      )}
    </li>
  );
}

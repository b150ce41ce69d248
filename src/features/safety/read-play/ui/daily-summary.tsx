import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { $isCheckDue, $isNotingSummary, $playSession, summaryRead } from '@/entities/safety/play-session';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';

import type { Summary } from '../api/summary';
import { $haveLastDaysFailed, $lastDays, lastDaysShown } from '../model/last-days';
import * as css from './daily-summary.css';

/** Once a day, where the country asks for it, the player reads what they staked, won and lost. A reality check comes first. Row LIM-65. */
export function DailySummary() {
  const [session, isCheckDue] = useUnit([$playSession, $isCheckDue]);
  return session?.isSummaryDue === true && !isCheckDue && <SummaryDialog />;
}

const ignore = () => undefined;

function SummaryDialog() {
  const t = useT();
  const text = useRef<HTMLParagraphElement>(null);
  const [summary, hasFailed, isBusy] = useUnit([$lastDays, $haveLastDaysFailed, $isNotingSummary]);
  const [shown, read] = useUnit([lastDaysShown, summaryRead]);
  useEffect(() => {
    shown();
  }, [shown]);
  return (
    <Dialog
      open
      title={t('stay.summary')}
      closeLabel=""
      dismiss="none"
      onClose={ignore}
      initialFocus={text}
      footer={
        <Button size="lg" busy={isBusy} aria-disabled={summary === null} onClick={() => summary !== null && read()}>
          {t('stay.summary.read')}
        </Button>
      }
    >
      <p ref={text} tabIndex={-1} className={css.text}>
        {t('stay.summary.text')}
      </p>
      {summary !== null && <Figures summary={summary} />}
      {summary === null && !hasFailed && <Skeleton height={72} />}
      {hasFailed && (
        <ErrorState title={t('stay.summary.notRead')} level={3} retryLabel={t('main.retry')} onRetry={() => shown()} />
      )}
    </Dialog>
  );
}

function Figures({ summary: { iso, stakes, wins, losses } }: { summary: Summary }) {
  const t = useT();
  const locale = useUnit($locale);
  const rows = [
    [t('stay.check.staked'), stakes],
    [t('stay.check.won'), wins],
    [t('stay.summary.lost'), losses],
  ] as const;
  return (
    <dl className={css.figures}>
      {rows.map(([name, sum]) => (
        <div key={name} className={css.row}>
          <dt>{name}</dt>
          <dd className={css.value}>
            <bdi>{formatMoney(sum, iso, locale)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

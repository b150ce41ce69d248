import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { PriceDesk } from '@/features/betting/pick-outcome';
import { useT } from '@/shared/i18n';
import { Slot } from '@/shared/slot';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Spinner } from '@/shared/ui/progress';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import type { AnswerGroup } from '../lib/answers';
import { $words } from '../model/open';
import { $active, $answers, $groups, $search, searchRetried } from '../model/search';
import { AnswerCell } from './answer-cell';
import * as css from './search.css';

/** The grid of the results has this id: the field names it. */
export const gridId = 'search-answers';

type ResultsProps = { onOpened: () => void };

/** What the search found, or why it found nothing. A screen reader hears the count as it changes. */
export function Results({ onOpened }: ResultsProps) {
  const t = useT();
  const [state, words, answers, retry] = useUnit([$search, $words, $answers, searchRetried]);
  const asked = words.trim();

  switch (state.kind) {
    case 'hint':
      return <p className={css.hint}>{t('search.hint')}</p>;
    case 'busy':
      return (
        <div className={css.busy} role="status" aria-label={t('search.busy')}>
          <Spinner size={24} />
        </div>
      );
    case 'failed':
      return (
        <EmptyState
          icon="unplug"
          title={t('search.error')}
          actions={<Button onClick={() => retry()}>{t('search.retry')}</Button>}
        />
      );
    case 'found': {
      const { isBet, bets, isCut, readAs } = state;
      const count = answers.length;
      return (
        <>
          <VisuallyHidden role="status">{t('search.found', { count })}</VisuallyHidden>
          {count === 0 && (
            <EmptyState icon="search" title={t('search.none', { query: asked })}>
              {t('search.noneText')}
            </EmptyState>
          )}
          {readAs !== null && <p className={css.note}>{t('search.readAs', { words: readAs })}</p>}
          {count > 0 && isBet && bets.length === 0 && <p className={css.note}>{t('search.noBets')}</p>}
          {count > 0 && <Answers onOpened={onOpened} />}
          {isCut && <p className={css.hint}>{t('search.cut')}</p>}
          <Slot name="search.result" params={{ words: asked }} />
        </>
      );
    }
  }
}

function Answers({ onOpened }: ResultsProps) {
  const t = useT();
  const [groups, active] = useUnit([$groups, $active]);
  const activeId = active?.id ?? null;
  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <PriceDesk>
      <div role="grid" id={gridId} aria-label={t('search.answers')}>
        {groups.map((group) => (
          <Group key={group.kind} group={group} activeId={activeId} onOpened={onOpened} />
        ))}
      </div>
    </PriceDesk>
  );
}

type GroupProps = ResultsProps & { group: AnswerGroup; activeId: string | null };

function Group({ group: { kind, answers }, activeId, onOpened }: GroupProps) {
  const t = useT();
  return (
    <div role="rowgroup">
      <div role="row">
        <div role="columnheader" className={css.heading}>
          {t(`search.${kind}`)} · {answers.length}
        </div>
      </div>
      {answers.map((answer) => (
        <div key={answer.id} role="row">
          <div role="gridcell" id={answer.id} className={css.cell} aria-selected={answer.id === activeId}>
            <AnswerCell answer={answer} onOpened={onOpened} />
          </div>
        </div>
      ))}
    </div>
  );
}

import { useUnit } from 'effector-react';

import { $replaced, fillUndone } from '@/entities/coupon';
import { fullOutcome, MatchName } from '@/entities/match';
import { type Translate, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import type { FillReport } from '../lib/fill';
import { $fillReport, fillReportClosed } from '../model/fill';
import * as css from './fill-note.css';

function headOf(t: Translate, { code, kept }: FillReport): string {
  if (kept === 0) return t('share.nothing');
  return code === null ? t('share.repeated', { count: kept }) : t('share.loaded', { count: kept, code });
}

/** What a coupon from elsewhere brought: which bets are here, which prices have moved, what was left out and why, and the way back. */
export function FillNote() {
  const t = useT();
  const [report, replaced, undo, close] = useUnit([$fillReport, $replaced, fillUndone, fillReportClosed]);
  if (!report) return null;
  const { dropped, moved, kept } = report;
  return (
    <Note
      tone={dropped.length > 0 ? 'warning' : 'info'}
      role="status"
      className={css.note}
      actions={
        <>
          {replaced !== null && kept > 0 && (
            <Button size="sm" icon="undo" onClick={() => undo()}>
              {t('share.undo')}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => close()}>
            {t('share.close')}
          </Button>
        </>
      }
    >
      <p>
        <span>{headOf(t, report)}</span> {moved > 0 && <span>{t('share.moved', { count: moved })}</span>}
      </p>
      {dropped.length > 0 && (
        <>
          <p>{t('share.dropped')}</p>
          <ul className={css.list}>
            {dropped.map(({ marketId, reason, opp1, opp2, ...outcome }) => (
              <li key={marketId}>
                <bdi>{fullOutcome(t, outcome, { opp1: { name: opp1 }, opp2: { name: opp2 } })}</bdi>{' '}
                {opp1 !== '' && (
                  <>
                    <span>(</span>
                    <MatchName opp1={opp1} opp2={opp2} />
                    <span>)</span>
                  </>
                )}
                <span>: </span>
                <span>{t(`share.dropped.${reason}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Note>
  );
}

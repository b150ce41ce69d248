import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import type { PlacedBet } from '@/entities/bet';
import { useFormat } from '@/entities/bet-format';
import { $textOf, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import type { Draft } from '../lib/draft';
import { isAbout } from '../lib/preview';
import { $hasFailed, $preview, $refused, $stop, editClosed, editConfirmed } from '../model/edit';
import { AddLegs } from './add-legs';
import * as css from './edit-bet.css';
import { EditSums } from './edit-sums';
import { EditedLeg } from './edited-leg';

/** The legs that the bet would have, what it would cost and bring, and the one press that edits it. */
export function Editor({ bet, draft }: { bet: PlacedBet; draft: Draft }) {
  const t = useT();
  const { money } = useFormat();
  const [preview, hasFailed, refused, stop, textOf] = useUnit([$preview, $hasFailed, $refused, $stop, $textOf]);
  const [confirm, close] = useUnit([editConfirmed, editClosed]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const reasonOf = (code: number, message: string) =>
    textOf(`edit_error_${String(code)}`) ?? textOf(`coupon_error_${String(code)}`) ?? message;
  const known = isAbout(preview, bet.id, draft.ids) ? preview : null;
  const fault = known?.fault ?? null;

  return (
    <section className={css.form} aria-label={t('edit.openName', { number: bet.id })}>
      <h4 ref={heading} tabIndex={-1} className={css.title}>
        {t('edit.openName', { number: bet.id })}
      </h4>
      <p className={css.quiet}>
        <span>{t('edit.explain')}</span> {bet.legs.length > draft.was.length && <span>{t('edit.decided')}</span>}
      </p>
      <ul className={css.legs} aria-label={t('edit.legs')}>
        {(preview?.legs ?? [])
          .filter(({ marketId }) => draft.ids.includes(marketId))
          .map((leg) => (
            <EditedLeg
              key={leg.marketId}
              leg={leg}
              isNew={!draft.was.includes(leg.marketId)}
              isOnly={draft.ids.length === 1}
            />
          ))}
      </ul>
      <AddLegs />
      {hasFailed && <Note tone="warning">{t('edit.failed')}</Note>}
      {known !== null && known.value !== null && <EditSums bet={bet} preview={known} />}
      {refused?.betId === bet.id ? (
        <Note tone="danger" role="alert" title={t('edit.refused')}>
          {reasonOf(refused.code, refused.message)}
        </Note>
      ) : (
        fault !== null && (
          <Note tone="warning" role="status">
            {reasonOf(fault, '')}
          </Note>
        )
      )}
      <div className={css.actions}>
        <Button
          variant="primary"
          className={css.confirm}
          aria-disabled={stop === null ? undefined : true}
          onClick={() => {
            confirm();
          }}
        >
          {stop === null ? t('edit.confirm', { sum: money(known?.value ?? 0, bet.iso) }) : t(`edit.stop.${stop}`)}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            close();
          }}
        >
          {t('edit.back')}
        </Button>
      </div>
    </section>
  );
}

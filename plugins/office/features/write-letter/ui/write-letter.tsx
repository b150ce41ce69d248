import { Button, Field } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import type { SubmitEvent } from 'react';

import { tooMany } from '@contracts/error-codes';
import { letterMaximum } from '@contracts/letters';

import { useAct } from '../../../../sdk/act';
import css from '../../../shared/office.module.css';
import { messageOf } from '../../../shared/reason';
import { $isMissing, draft, sending, submitted } from '../model/letter';

type WriteLetterProps = { path: string; label: string; message: string };

/** A letter is sent once; until it has arrived its text stays. */
export function WriteLetter({ path, label, message }: WriteLetterProps) {
  const t = useUnit(useHost().$t);
  const [{ text }, edit, submit, isMissing] = useUnit([draft.$fields, draft.edited, submitted, $isMissing]);
  const { pending, refusal } = useAct(sending);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (pending === null) submit({ path, said: t('office.letter.sent') });
  };
  const why =
    refusal && (refusal.code === tooMany ? t('office.letter.often') : messageOf(refusal, t('office.letter.notSent')));
  const error = isMissing ? t('office.letter.empty') : (why ?? undefined);
  return (
    <form className={css.stack} noValidate onSubmit={send}>
      <Field label={label} message={message} error={error}>
        {(wiring) => (
          <textarea
            {...wiring}
            className={css.area}
            rows={4}
            dir="auto"
            maxLength={letterMaximum}
            value={text}
            onChange={(event) => edit({ text: event.currentTarget.value })}
          />
        )}
      </Field>
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={pending !== null}>
          {t('office.letter.send')}
        </Button>
      </div>
    </form>
  );
}

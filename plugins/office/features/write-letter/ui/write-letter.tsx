import { Button, Field } from '@openbook/ui';
import { type OfficeFailure, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { type SubmitEvent, useState } from 'react';

import { tooMany } from '@contracts/error-codes';
import { type Letter, LetterAnswer, letterMaximum } from '@contracts/letters';

import css from '../../../shared/office.module.css';
import { messageOf } from '../../../shared/reason';

type WriteLetterProps = { path: string; label: string; message: string; onSent: (letter: Letter) => void };

/** A letter is sent once; until it has arrived its text stays. */
export function WriteLetter({ path, label, message, onSent }: WriteLetterProps) {
  const { office, notify, $t } = useHost();
  const t = useUnit($t);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (text.trim() === '') {
      setError(t('office.letter.empty'));
      return;
    }
    setSending(true);
    setError(undefined);
    office
      .send('POST', path, LetterAnswer, { text })
      .then(({ data }) => {
        setText('');
        notify({ kind: 'success', text: t('office.letter.sent') });
        onSent(data);
      })
      .catch((refusal: unknown) => {
        const known = refusal as OfficeFailure;
        setError(known.code === tooMany ? t('office.letter.often') : messageOf(known, t('office.letter.notSent')));
      })
      .finally(() => setSending(false));
  };
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
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={isSending}>
          {t('office.letter.send')}
        </Button>
      </div>
    </form>
  );
}

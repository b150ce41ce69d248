import { useUnit } from 'effector-react';

import { supportMaxima } from '@contracts/support';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { TextArea } from '@/shared/ui/text-area';

import { $hasSendFailed, $isSending, $isTextMissing, $sent, $text, appealPressed, textTyped } from '../model/appeals';
import * as css from './page.css';

/** What a visitor of a closed region writes. */
export function AppealForm() {
  const t = useT();
  const [text, isMissing, isSending, hasFailed, sent] = useUnit([
    $text,
    $isTextMissing,
    $isSending,
    $hasSendFailed,
    $sent,
  ]);
  const [typed, press] = useUnit([textTyped, appealPressed]);
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <div className={css.wide}>
        <TextArea
          label={t('appeals.text')}
          error={isMissing && t('appeals.missing')}
          maxLength={supportMaxima.text}
          value={text}
          onValueChange={typed}
        />
      </div>
      {hasFailed && (
        <Note tone="danger" icon="danger" role="alert">
          {t('appeals.notSent')}
        </Note>
      )}
      <Button type="submit" variant="primary" busy={isSending}>
        {t('appeals.send')}
      </Button>
      <p role="status" className={css.words}>
        {sent === null ? '' : t('appeals.sent', { number: String(sent) })}
      </p>
    </form>
  );
}

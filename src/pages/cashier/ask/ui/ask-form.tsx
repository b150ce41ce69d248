import { useUnit } from 'effector-react';

import { longestRequest, type RequestTopic } from '@contracts/payment-requests';

import { useT } from '@/shared/i18n';
import { PhotoField } from '@/shared/photo-upload';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';
import { TextArea } from '@/shared/ui/text-area';

import {
  $file,
  $isSending,
  $isTextMissing,
  $problem,
  $refused,
  $text,
  $upload,
  fileChosen,
  sendPressed,
  textChanged,
} from '../model/form';
import { ChosenPayment } from './chosen-payment';

/** What is the matter, in the player's own words, with a photo where it helps. */
export function AskForm({ topic, title }: { topic: RequestTopic; title: string }) {
  const t = useT();
  const [text, isMissing, problem, isSending] = useUnit([$text, $isTextMissing, $problem, $isSending]);
  const [file, refused, upload] = useUnit([$file, $refused, $upload]);
  const [change, choose, send] = useUnit([textChanged, fileChosen, sendPressed]);
  return (
    <form
      className={css.card}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <header className={css.head}>
        <h2 className={css.name}>{title}</h2>
      </header>
      <div className={css.body}>
        {topic.about !== undefined && <ChosenPayment />}
        <TextArea
          label={t('requests.text')}
          message={t('requests.textHint')}
          error={isMissing && t('requests.textMissing')}
          maxLength={longestRequest}
          readOnly={isSending}
          dir="auto"
          value={text}
          onValueChange={change}
        />
        <PhotoField file={file} refused={refused} upload={upload} onChoose={choose} />
        {problem !== null && (
          <Note tone="danger" icon="danger" role="alert">
            {t(`verification.problem.${problem}`)}
          </Note>
        )}
        <div className={css.actions}>
          <Button type="submit" variant="primary" size="lg" busy={isSending}>
            {t('requests.send')}
          </Button>
        </div>
      </div>
    </form>
  );
}

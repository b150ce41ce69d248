import { useUnit } from 'effector-react';
import { type SubmitEvent, useEffect, useRef } from 'react';

import { supportMaxima } from '@contracts/support';

import { useT } from '@/shared/i18n';
import { Slot } from '@/shared/slot';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';

import {
  $consultant,
  $hasFailed,
  $isFramed,
  $message,
  $messages,
  $pending,
  chatLeft,
  chatOpened,
  messageEdited,
  messageSent,
} from '../model/chat';
import * as css from './dialogs.css';

/** The chat with a consultant: the builtin one, or a remote app. Spec: SUPPORT-05. */
export function ChatDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const isFramed = useUnit($isFramed);
  return (
    <Dialog open title={t('support.chat.title')} closeLabel={t('main.close')} onClose={onClose} placement="sheet" bare>
      {isFramed ? (
        <div className={css.framed}>
          <Slot name="support-chat" />
        </div>
      ) : (
        <Builtin />
      )}
    </Dialog>
  );
}

function Builtin() {
  const [consultant, open, leave] = useUnit([$consultant, chatOpened, chatLeft]);
  useEffect(() => {
    open();
    return () => leave();
  }, [open, leave]);
  return (
    <>
      <Talk consultant={consultant} />
      <Compose />
    </>
  );
}

function Talk({ consultant }: { consultant: string }) {
  const t = useT();
  const messages = useUnit($messages);
  const end = useRef<HTMLSpanElement>(null);
  const last = messages?.at(-1)?.id;
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [last]);
  return (
    <div
      role="log"
      aria-label={t('support.chat.title')}
      aria-busy={messages === null}
      data-consultant={consultant}
      className={css.talk}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what it can reach
      tabIndex={0}
    >
      {messages?.length === 0 && <p className={css.hint}>{t('support.chat.empty')}</p>}
      {messages?.map(({ id, from, text }) => (
        <p key={id} className={from === 'visitor' ? css.own : css.message}>
          <span className={css.who}>{from === 'visitor' ? t('support.chat.you') : t('support.chat.consultant')}</span>
          <span className={css.said} dir="auto">
            {text}
          </span>
        </p>
      ))}
      <span ref={end} />
    </div>
  );
}

function Compose() {
  const t = useT();
  const [message, pending, hasFailed, edit, send] = useUnit([
    $message,
    $pending,
    $hasFailed,
    messageEdited,
    messageSent,
  ]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <>
      <form className={css.compose} onSubmit={submit}>
        <TextField
          className={css.grow}
          label={t('support.chat.message')}
          isLabelHidden
          placeholder={t('support.chat.message')}
          autoComplete="off"
          maxLength={supportMaxima.message}
          value={message}
          onValueChange={edit}
        />
        <Button variant="primary" size="lg" type="submit" busy={pending}>
          {t('support.chat.send')}
        </Button>
      </form>
      {hasFailed && (
        <Note className={css.failed} tone="danger" icon="danger" role="alert">
          {t('support.chat.failed')}
        </Note>
      )}
    </>
  );
}

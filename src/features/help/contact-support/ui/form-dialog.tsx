import { type ReactNode, type SubmitEvent, useEffect, useId } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';

import { form } from './dialogs.css';
import { Sent } from './sent';

type FormDialogProps = {
  title: string;
  send: string;
  /** Replaces the form when the player has sent it. */
  sent: string;
  isSent: boolean;
  pending: boolean;
  onBegin: () => void;
  onSubmit: () => void;
  onClose: () => void;
  /** Stands beside the button. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A message to the support. The form starts empty each time it opens. */
export function FormDialog(props: FormDialogProps) {
  const { title, send, sent, isSent, pending, onBegin, onSubmit, onClose, aside, children } = props;
  const t = useT();
  const formId = useId();
  useEffect(() => onBegin(), [onBegin]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('main.close')}
      onClose={onClose}
      placement="sheet"
      footer={
        <>
          {aside}
          {isSent ? (
            <Button onClick={onClose}>{t('main.close')}</Button>
          ) : (
            <Button variant="primary" type="submit" form={formId} busy={pending}>
              {send}
            </Button>
          )}
        </>
      }
    >
      {isSent ? (
        <Sent>{sent}</Sent>
      ) : (
        <form id={formId} className={form} noValidate onSubmit={submit}>
          {children}
        </form>
      )}
    </Dialog>
  );
}

import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';

import { reminderClosed } from '../model/reminder';

/** `action`: the way to the registration, which is another slice. */
export function ReminderDialog({ action }: { action: ReactNode }) {
  const t = useT();
  const close = useUnit(reminderClosed);
  return (
    <Dialog
      open
      title={t('popups.reminder.title')}
      closeLabel={t('main.close')}
      onClose={close}
      size="sm"
      dismiss="any"
      footer={
        <>
          <Button variant="ghost" onClick={() => close()}>
            {t('popups.reminder.later')}
          </Button>
          {action}
        </>
      }
    >
      <p>{t('popups.reminder.text')}</p>
    </Dialog>
  );
}

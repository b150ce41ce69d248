import { useUnit } from 'effector-react';

import { registrationOpened } from '@/features/access/register';
import { $isReminding, reminderClosed, ReminderDialog } from '@/features/access/remind-registration';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

/** The reminder and where it leads. */
export function Reminder() {
  const t = useT();
  const [isShown, close, register] = useUnit([$isReminding, reminderClosed, registrationOpened]);
  if (!isShown) return null;
  const toRegistration = () => {
    close();
    register();
  };
  return (
    <ReminderDialog
      action={
        <Button variant="primary" onClick={toRegistration}>
          {t('popups.reminder.register')}
        </Button>
      }
    />
  );
}

import { useUnit } from 'effector-react';

import { proofNeeded } from '@contracts/error-codes';

import { $captchaTask } from '@/shared/api';
import { createPartView } from '@/shared/part';

import { dialogClosed } from '../model/closed';

/**
 * Loads when the first call wants a captcha. Until then nobody takes the task, and the call fails as it would without a
 * dialog.
 */
const CaptchaDialog = createPartView({
  name: 'captcha',
  load: () => import('./captcha-dialog'),
  view: (module) => module.CaptchaDialog,
  texts: ['captcha'],
  closed: dialogClosed,
});

/** Shows the captcha of the first call that waits for one. */
export function CaptchaPlace() {
  const task = useUnit($captchaTask);
  return task === null || task.code === proofNeeded ? null : <CaptchaDialog task={task.id} />;
}

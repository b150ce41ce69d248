import { useUnit } from 'effector-react';

import { $captchaTask } from '@/shared/api';
import { createPartView } from '@/shared/part';

import { dialogClosed } from '../model/closed';

/** Fetched when the first captcha is wanted. Until it is here nobody takes the task: the call then fails as it would without a dialog. */
const CaptchaDialog = createPartView({
  name: 'captcha',
  load: () => import('./captcha-dialog'),
  view: (module) => module.CaptchaDialog,
  texts: ['captcha'],
  closed: dialogClosed,
});

/** Where the captcha of the first call that waits for one is shown. */
export function CaptchaPlace() {
  const task = useUnit($captchaTask);
  return task === null ? null : <CaptchaDialog task={task.id} />;
}

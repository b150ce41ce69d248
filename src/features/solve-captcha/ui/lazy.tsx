import { useUnit } from 'effector-react';
import { lazy, Suspense, type ComponentType } from 'react';

import { $captchaTask } from '@/shared/api';
import { logError } from '@/shared/lib/logger';

type Loaded = { default: ComponentType<{ task: object }> };
const Nothing = () => null;

/** Fetched when the first captcha is wanted. Without it nobody takes the task: the call then fails as it would without a dialog. */
const CaptchaDialog = lazy(() =>
  import('./captcha-dialog').then(
    (module): Loaded => ({ default: module.CaptchaDialog }),
    (error: unknown): Loaded => {
      logError('The captcha dialog did not load', error);
      return { default: Nothing };
    },
  ),
);

/** Where the captcha of the first call that waits for one is shown. */
export function CaptchaPlace() {
  const task = useUnit($captchaTask);
  if (task === null) return null;
  return (
    <Suspense fallback={null}>
      <CaptchaDialog task={task.id} />
    </Suspense>
  );
}

import { sample } from 'effector';

import { $isAuth, sessionEndRequested } from '@/entities/session';
import { $textOf } from '@/shared/i18n';
import { noticeShown } from '@/shared/lib/notices';

import { captchaLoggedOut } from './challenge';

const $findText = $textOf.map((find) => ({ find }));

// Type 2: the server logged the player out and says why. A visitor reads the same, and their call ends as cancelled.
// Spec: shell §8, ERR-11.
sample({
  clock: captchaLoggedOut,
  source: $findText,
  fn: ({ find }, { message }) => ({ kind: 'error' as const, text: find(message) ?? message, isPermanent: true }),
  target: noticeShown,
});
sample({
  clock: captchaLoggedOut,
  source: $isAuth,
  filter: Boolean,
  fn: () => ({ reason: 'captcha' as const }),
  target: sessionEndRequested,
});

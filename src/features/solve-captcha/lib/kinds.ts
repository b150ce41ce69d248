import type { CaptchaCode } from '@/shared/api';
import type { TextKey } from '@/shared/i18n';

/** Which code asks for which kinds, in the order in which the player may choose. Decision D-03. */
export const kinds: readonly { code: CaptchaCode; name: TextKey }[] = [
  { code: 100, name: 'captcha.kind.picture' },
  { code: 111, name: 'captcha.kind.question' },
  { code: 112, name: 'captcha.kind.work' },
  { code: 113, name: 'captcha.kind.slider' },
];

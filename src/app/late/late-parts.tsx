import { CaptchaPlace } from '@/features/solve-captcha';

import './models';

/** Widgets that lie over every page and that no first screen needs, in the order in which a screen reader meets them. */
export function LateParts() {
  return <CaptchaPlace />;
}

import { combine } from 'effector';

import { $isAuth } from '@/entities/session';

import { $shownPage } from './page';

/** In the office the menu lists the pages of the office instead of sports, and there is no coupon. */
export const $isOffice = combine(
  $isAuth,
  $shownPage,
  (isAuth, shown) => isAuth && shown?.match.meta.section === 'office',
);

/** The sides that the page does without, whatever the visitor chose: in the office the coupon, on a page of log-in both. */
export const $sidesOff = combine($isOffice, $shownPage, (isOffice, shown) =>
  isOffice ? 'coupon' : (shown?.match.meta.sidesOff ?? ''),
);

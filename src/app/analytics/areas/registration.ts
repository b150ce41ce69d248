import { combine, sample } from 'effector';

import type { RegistrationName, RegistrationPlace } from '@contracts/analytics';

import { $isRegistrationOpen, registered, registrationTried } from '@/features/access/register';
import { platform } from '@/shared/lib/device';
import { pageViewed } from '@/shared/lib/lifecycle';
import { $location } from '@/shared/routing';

import { tracked } from '../collector';
import { happened } from '../event';

/** The form that the site has: in one click. Spec: shell §1. */
const type: RegistrationName = 'fast_reg';

/** In a dialog over any page, in the body of its own page, or on the mobile version. Spec: coupon §2. */
const $place = combine($isRegistrationOpen, $location, (isOpen, { search }): RegistrationPlace => {
  if (platform(search) === 'mobile') return 'mobile';
  return isOpen ? 'popup' : 'right-block';
});

sample({
  clock: $isRegistrationOpen,
  source: $place,
  filter: (_, isOpen) => isOpen,
  fn: (place) => happened('registrationShown', { type, place }),
  target: tracked,
});
sample({
  clock: pageViewed,
  source: $place,
  filter: (_, { section }) => section === 'registration',
  fn: (place) => happened('registrationShown', { type, place }),
  target: tracked,
});
sample({
  clock: registrationTried,
  source: $place,
  fn: (place) => happened('registrationTried', { type, place }),
  target: tracked,
});
sample({
  clock: registered,
  source: $place,
  fn: (place) => happened('registrationDone', { type, place }),
  target: tracked,
});

import { combine, sample } from 'effector';

import type { RegistrationName, RegistrationPlace } from '@contracts/analytics';

import { $isRegistrationOpen, registered, registrationTried } from '@/features/access/register';
import { happened, tracked } from '@/features/collect-events';
import { platform } from '@/shared/lib/device';
import { pageViewed } from '@/shared/lib/lifecycle';
import { $location } from '@/shared/routing';

/** This site's form: one click. Spec: shell §1. */
const type: RegistrationName = 'fast_reg';

/** Where the form stands: in a dialog over any page, on its own page, or on the mobile version. Spec: coupon §2. */
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

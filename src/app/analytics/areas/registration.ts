import { combine, sample } from 'effector';

import type { RegistrationPlace } from '@contracts/analytics';
import { type RegistrationName, registrationNames } from '@contracts/registration-names';

import { $siteConfig } from '@/entities/site';
import { $isRegistrationOpen, registered, registrationTried } from '@/features/access/register';
import { happened, tracked } from '@/features/collect-events';
import { platform } from '@/shared/lib/device';
import { $location } from '@/shared/routing';

import { pageSeen } from './pages';

/**
 * The tab that a form opens with: the first that the site offers, and that of other sites when the visitor returns from
 * one.
 */
const $first = combine($siteConfig, $location, (config, { path }): RegistrationName => {
  if (path.startsWith('/registration/social')) return 'soc_reg';
  return registrationNames.find((name) => name === config?.registrationTypes[0]) ?? 'fast_reg';
});

/** Where the form stands: in a dialog over any page, on its own page, or on the mobile version. Spec: coupon §2. */
const $place = combine($isRegistrationOpen, $location, (isOpen, { search }): RegistrationPlace => {
  if (platform(search) === 'mobile') return 'mobile';
  return isOpen ? 'popup' : 'right-block';
});

sample({
  clock: $isRegistrationOpen,
  source: { place: $place, type: $first },
  filter: (_, isOpen) => isOpen,
  fn: (form) => happened('registrationShown', form),
  target: tracked,
});
sample({
  clock: pageSeen,
  source: { place: $place, type: $first },
  filter: (_, { section }) => section === 'registration',
  fn: (form) => happened('registrationShown', form),
  target: tracked,
});
sample({
  clock: registrationTried,
  source: $place,
  fn: (place, type) => happened('registrationTried', { type, place }),
  target: tracked,
});
sample({
  clock: registered,
  source: $place,
  fn: (place, type) => happened('registrationDone', { type, place }),
  target: tracked,
});

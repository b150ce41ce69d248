import { banGuard } from '@/entities/player';
import { availabilityGuard, settingGuard, maintenanceGuard, registrationGuard } from '@/entities/site';
import { createGuard, pass, type Guard, type Navigation, type Verdict } from '@/shared/routing';

import { mobileAddressGuard, tabletGuard } from './platform-guards';

/** The parts of the specified guard "access check", in order; the first that does not pass decides. Spec: shell §5, GUARD-07. */
const parts: readonly Guard[] = [
  tabletGuard,
  mobileAddressGuard,
  maintenanceGuard,
  availabilityGuard,
  settingGuard,
  registrationGuard,
  banGuard,
];

export async function checkAccess(navigation: Navigation): Promise<Verdict> {
  // Started together: an effect that is called after a wait would lose its scope.
  const verdicts = await Promise.all(parts.map(({ checkFx }) => checkFx(navigation)));
  return verdicts.find(({ kind }) => kind !== 'pass') ?? pass();
}

export const accessCheckGuard = createGuard({
  name: 'access check',
  check: (_, navigation) => checkAccess(navigation),
});

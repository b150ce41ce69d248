import { banGuard } from '@/entities/player';
import { availabilityGuard, maintenanceGuard, registrationGuard, settingGuard } from '@/entities/site';
import { createGuard, type Guard, type Navigation, pass, type Verdict } from '@/shared/routing';

import { mobileAddressGuard, tabletGuard } from './platform-guards';

/**
 * These are the parts of the guard that the specification calls "access check". They are asked in this order, and the
 * first that does not pass decides. Spec: shell §5, GUARD-07.
 */
export const parts: readonly Guard[] = [
  tabletGuard,
  mobileAddressGuard,
  maintenanceGuard,
  availabilityGuard,
  settingGuard,
  registrationGuard,
  banGuard,
];

export async function checkAccess(navigation: Navigation): Promise<Verdict> {
  // All parts start together, because an effect that is called after a wait loses its scope.
  const verdicts = await Promise.all(parts.map(({ checkFx }) => checkFx(navigation)));
  return verdicts.find(({ kind }) => kind !== 'pass') ?? pass();
}

export const accessCheckGuard = createGuard({
  name: 'access check',
  stops: (meta) => parts.some(({ stops }) => stops(meta)),
  check: (_, navigation) => checkAccess(navigation),
});

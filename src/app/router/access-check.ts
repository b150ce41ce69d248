import { availabilityGuard, maintenanceGuard, registrationGuard } from '@/entities/site';
import { createGuard, pass } from '@/shared/routing';

/** The parts of the specified guard "access check", in order; the first that does not pass decides. Spec: shell §5, GUARD-07. */
const parts = [maintenanceGuard, availabilityGuard, registrationGuard];

export const accessCheckGuard = createGuard({
  name: 'access check',
  check: async (_, navigation) => {
    // Started together: an effect that is called after a wait would lose its scope.
    const verdicts = await Promise.all(parts.map(({ checkFx }) => checkFx(navigation)));
    return verdicts.find(({ kind }) => kind !== 'pass') ?? pass();
  },
});

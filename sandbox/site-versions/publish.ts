import { errorCodes } from '../../contracts/common.ts';
import type { SiteFault, SiteVersion } from '../../contracts/site-version.ts';
import { ApiFailure } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { faultsIn } from './check.ts';
import { publishSite, siteVersionNow, type Told, valuesBefore } from './store.ts';

function requireNewest(world: World, base: number): void {
  if (siteVersionNow(world) !== base)
    throw new ApiFailure(409, errorCodes.conflict, 'Another version was published since. Read it first.');
}

/** What is refused changes nothing: the site goes on with the last version. */
export function requireNone(faults: readonly SiteFault[]): void {
  const errors = faults.map(({ path, text }) => ({ field: path, detail: text, priority: 1 }));
  if (errors.length > 0) throw new ApiFailure(400, errorCodes.validation, 'Check the fields.', { errors });
}

/** Whether these values can be published over the version that their author has read. */
export function requireFit(world: World, base: number, config: Record<string, unknown>): void {
  requireNewest(world, base);
  requireNone(faultsIn(world, config));
}

/** Publishes values over the version that their author has read. */
export function publishOver(world: World, base: number, told: Told, config: Record<string, unknown>): SiteVersion {
  requireFit(world, base, config);
  return publishSite(world, told, config);
}

/** The values before the last version, as a new one. */
export function undoOver(world: World, base: number, told: Told): SiteVersion {
  requireNewest(world, base);
  const before = valuesBefore(world);
  if (before === null) throw new ApiFailure(409, errorCodes.conflict, 'Nothing was published yet.');
  return publishSite(world, told, before);
}

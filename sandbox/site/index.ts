import type { Area } from '../area/index.ts';
import { configRoutes } from './config-routes.ts';
import { fingerprintRoutes } from './fingerprint-routes.ts';
import { gateRoutes } from './gate-routes.ts';
import { geoRoutes } from './geo-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { startRoutes } from './start-routes.ts';

export { countryIso, countryName } from './countries.ts';
export { phoneCountry } from './phones.ts';
export { brandFaults, looksOf } from './brand/brand-of.ts';
export { brandHosts, isBrandHost } from './brand/hosts.ts';
export { lookFile, type LookIcon, type Looks } from './brand/looks.ts';
export { houseName, siteConfig } from './config.ts';
export { sightShare } from './sight-share.ts';
export { BadConfig, bonusesIn, readOwnConfig, requireProtection, type ServerKey, serverKeys } from './own-config.ts';
export { merge } from './state.ts';
export { hashOfValues } from './values-hash.ts';
export { areWorksOn, requireNoWorks, whileOpen } from './works.ts';

/** Configuration, texts, and the checks that run before a page. */
export const siteArea: Area = {
  routes: () => [configRoutes(), gateRoutes(), geoRoutes(), fingerprintRoutes(), startRoutes(), reportRoutes()],
};

import { cancel, createGuard, everyPage, fail, pass, redirect } from '@/shared/routing';

import { blockPages } from '../lib/blocking';
import { isOffered } from '../lib/offered';
import { $blockPath } from './blocking';
import { $isRegistrationAllowed, $siteConfig } from './config';
import { $isMaintenance } from './maintenance';

const isBlockPage = (path: string) => blockPages.includes(path);

/**
 * A blocked visitor sees only the page with their reason. In an open region that page does not exist. Spec: shell §4,
 * GUARD-24, BLOCK-14.
 */
export const blockedGuard = createGuard({
  name: 'blocked',
  source: { blockPath: $blockPath },
  stops: ({ layout }) => layout !== 'blocked',
  check: ({ blockPath }, { path }) => {
    if (blockPath === null) return isBlockPage(path) ? redirect('/') : pass();
    return path === blockPath ? pass() : redirect(blockPath);
  },
});

/** During maintenance every visitor is led to its page; afterwards none. Spec: shell §4. */
export const maintenanceGuard = createGuard({
  name: 'maintenance',
  source: { isMaintenance: $isMaintenance },
  stops: everyPage,
  check: ({ isMaintenance }, { path }) => {
    const isThere = path === '/maintenance';
    if (isMaintenance === isThere || isBlockPage(path)) return pass();
    return redirect(isThere ? '/' : '/maintenance');
  },
});

/** Spec: shell §5: the path contains a configured fragment, or needs something that this site does not offer. */
export const availabilityGuard = createGuard({
  name: 'availability',
  source: { config: $siteConfig },
  stops: everyPage,
  check: ({ config }, { path, meta }) => {
    if (config === null) return cancel('no site config');
    if (config.notFoundFragments.some((fragment) => fragment !== '' && path.includes(fragment))) return fail(404);
    return isOffered(config.availability, meta.availability) ? pass() : fail(404);
  },
});

/** Spec: shell §5: the site does not allow registration, or is a VIP domain. */
export const registrationGuard = createGuard({
  name: 'registration',
  source: { isAllowed: $isRegistrationAllowed },
  stops: ({ pageId }) => pageId === 'registration',
  check: ({ isAllowed }) => (isAllowed ? pass() : fail(404)),
});

/** A switch of the site turns this page on, as with the identification. Spec: shell §5, GUARD-07. */
export const settingGuard = createGuard({
  name: 'setting',
  source: { config: $siteConfig },
  stops: ({ setting }) => setting !== undefined,
  check: ({ config }, { meta: { setting } }) =>
    setting !== undefined && config?.[setting] !== true ? fail(404) : pass(),
});

const bonusPaths = { bonus: '/bonuses', offer: '/bonuses-offers' } as const;

/** Two pages serve one purpose; the flag chooses which. Spec: shell §2, §4, GUARD-13. */
export const bonusPageGuard = createGuard({
  name: 'bonus page',
  source: { config: $siteConfig },
  stops: ({ section }) => Object.values<string>(bonusPaths).includes(`/${section}`),
  check: ({ config }, { path, search, hash }) => {
    const [from, to] =
      config?.promoBonusToOffer === true ? [bonusPaths.bonus, bonusPaths.offer] : [bonusPaths.offer, bonusPaths.bonus];
    const isThere = path === from || path.startsWith(`${from}/`);
    return isThere ? redirect(`${to}${path.slice(from.length)}${search}${hash}`) : pass();
  },
});

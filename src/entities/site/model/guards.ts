import { combine } from 'effector';

import { cancel, createGuard, fail, pass, redirect } from '@/shared/routing';

import { blockPages } from '../lib/blocking';
import { $blockPath } from './blocking';
import { $isRegistrationAllowed, $siteConfig } from './config';
import { $isMaintenance } from './maintenance';

const isBlockPage = (path: string) => blockPages.includes(path);

/** A blocked visitor sees the page of his reason and nothing else; an open region has no such page. Spec: shell §4, GUARD-24, BLOCK-14. */
export const blockedGuard = createGuard({
  name: 'blocked',
  source: $blockPath,
  check: (blockPath, { path, meta }) => {
    if (blockPath === null) return isBlockPage(path) ? redirect('/') : pass();
    if (path === blockPath || meta.layout === 'blocked') return pass();
    return redirect(blockPath);
  },
});

/** Everyone to the maintenance page while it lasts, and nobody there after. Spec: shell §4. */
export const maintenanceGuard = createGuard({
  name: 'maintenance',
  source: $isMaintenance,
  check: (isMaintenance, { path }) => {
    const isThere = path === '/maintenance';
    if (isMaintenance === isThere || isBlockPage(path)) return pass();
    return redirect(isThere ? '/' : '/maintenance');
  },
});

/** Spec: shell §5: a configured fragment in the path, or an entry that this site does not have. */
export const availabilityGuard = createGuard({
  name: 'availability',
  source: $siteConfig,
  check: (config, { path, meta }) => {
    if (config === null) return cancel('no site config');
    if (config.notFoundFragments.some((fragment) => fragment !== '' && path.includes(fragment))) return fail(404);
    return meta.availability === undefined || config.availability.includes(meta.availability) ? pass() : fail(404);
  },
});

/** Spec: shell §5: no registration where it is not allowed or on a VIP domain. */
export const registrationGuard = createGuard({
  name: 'registration',
  source: combine({ isAllowed: $isRegistrationAllowed }),
  check: ({ isAllowed }, { meta }) => (meta.pageId === 'registration' && !isAllowed ? fail(404) : pass()),
});

/** A page that hangs on a switch of the site, such as the identification. Spec: shell §5, GUARD-07. */
export const settingGuard = createGuard({
  name: 'setting',
  source: $siteConfig,
  check: (config, { meta: { setting } }) => (setting !== undefined && config?.[setting] !== true ? fail(404) : pass()),
});

const bonusPaths = { bonus: '/bonuses', offer: '/bonuses-offers' } as const;

/** One of the two pages stands for both; the flag says which. Spec: shell §2, §4, GUARD-13. */
export const bonusPageGuard = createGuard({
  name: 'bonus page',
  source: $siteConfig,
  check: (config, { path, search, hash }) => {
    const [from, to] =
      config?.promoBonusToOffer === true ? [bonusPaths.bonus, bonusPaths.offer] : [bonusPaths.offer, bonusPaths.bonus];
    const isThere = path === from || path.startsWith(`${from}/`);
    return isThere ? redirect(`${to}${path.slice(from.length)}${search}${hash}`) : pass();
  },
});

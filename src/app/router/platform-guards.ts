import { $siteConfig } from '@/entities/site';
import { pause } from '@/shared/lib/clock';
import { createPart, loaded } from '@/shared/part';
import { createGuard, everyPage, pass, redirect } from '@/shared/routing';

const devicesPart = createPart({ name: 'devices', load: () => import('@/shared/lib/user-agent') });
const parameter = 'platform_type';
/**
 * Nobody waits longer than this for the service that knows their device. After it they get the page without its
 * answer.
 */
const patienceMs = 2000;

/**
 * Sends phones and tablets to the mobile version, with the rest of the address. That includes tablets that report
 * themselves as a Mac. Spec: shell §2, QUERY-04.
 */
export const tabletGuard = createGuard({
  name: 'tablet',
  source: { config: $siteConfig },
  stops: everyPage,
  check: async ({ config }, { path, search, hash, isFirst }) => {
    const mayBeMobile = navigator.maxTouchPoints > 0 || (config?.device ?? 'desktop') !== 'desktop';
    if (!isFirst || !mayBeMobile || new URLSearchParams(search).has(parameter)) return pass();
    const devices = await Promise.race([loaded(devicesPart).catch(() => null), pause(patienceMs, null)]);
    const mobile = devices?.mobileSearch(devices.classifyThisDevice(config?.device), search) ?? null;
    return mobile === null ? pass() : redirect(`${path}${mobile}${hash}`);
  },
});

/** Sends addresses that only the mobile version has to the home page. Spec: shell §2, QUERY-03. */
export const mobileAddressGuard = createGuard({
  name: 'mobile address',
  stops: ({ status, exempt }) => status === 404 && exempt?.includes('platform') !== true,
  check: (_, { search }) => (new URLSearchParams(search).has(parameter) ? redirect('/') : pass()),
});

import { $siteConfig } from '@/entities/site';
import { createPart, loaded } from '@/shared/part';
import { createGuard, pass, redirect } from '@/shared/routing';

const devicesPart = createPart({ name: 'kinds of devices', load: () => import('@/shared/lib/user-agent') });
const parameter = 'platform_type';

/** A phone or a tablet, also one that calls itself a Mac, gets the mobile version, with everything else of its address. Spec: shell §2, QUERY-04. */
export const tabletGuard = createGuard({
  name: 'tablet',
  source: $siteConfig,
  check: async (config, { path, search, hash, isFirst }) => {
    const mayBeMobile = navigator.maxTouchPoints > 0 || (config?.device ?? 'desktop') !== 'desktop';
    if (!isFirst || !mayBeMobile || new URLSearchParams(search).has(parameter)) return pass();
    const { classifyThisDevice, mobileSearch } = await loaded(devicesPart);
    const mobile = mobileSearch(classifyThisDevice(config?.device), search);
    return mobile === null ? pass() : redirect(`${path}${mobile}${hash}`);
  },
});

/** Addresses of the mobile version that are none of ours lead home. Spec: shell §2, QUERY-03. */
export const mobileAddressGuard = createGuard({
  name: 'mobile address',
  check: (_, { search, meta }) =>
    meta.status === 404 && meta.exempt?.includes('platform') !== true && new URLSearchParams(search).has(parameter)
      ? redirect('/')
      : pass(),
});

import { createEffect, sample } from 'effector';

import { $siteConfig } from '@/entities/site';
import { appReady } from '@/shared/lib/lifecycle';
import { classifyThisDevice, type Device } from '@/shared/lib/user-agent';

/**
 * iOS up to 14 puts a shine on icons that are not named precomposed. It reads the names when somebody puts the page on
 * the home screen. Spec: shell §1.
 */
const nameFx = createEffect((cdnDevice: Device | undefined) => {
  const { touchIcon } = classifyThisDevice(cdnDevice);
  const rel = touchIcon === 'precomposed' ? 'apple-touch-icon-precomposed' : 'apple-touch-icon';
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel^=apple-touch-icon]')) link.rel = rel;
});

sample({ clock: appReady, source: $siteConfig, fn: (config) => config?.device, target: nameFx });

import { createEffect, sample } from 'effector';

import { domainsScript } from '@contracts/domains';

import { appReady } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';
import { createScriptUrl } from '@/shared/lib/trusted-url';

declare global {
  interface Window {
    __domains?: { run: () => Promise<unknown> };
  }
}

/** The word in the address that switches the check off. Spec: shell §2. */
const offQuery = 'force_redirect_off';

const loadScript = () =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.integrity = domainsScript.integrity;
    script.crossOrigin = 'anonymous';
    script.async = true;
    script.onload = () => {
      resolve();
    };
    script.onerror = () => {
      reject(new Error('The domains checker did not load'));
    };
    script.src = createScriptUrl('domains-url', domainsScript.path);
    document.head.append(script);
  });

/** Is this the host where the visitor should be? The script goes elsewhere itself. Spec: shell §7. */
export const checkDomainsFx = createEffect(async () => {
  if (new URLSearchParams(location.search).has(offQuery)) return;
  await loadScript();
  await window.__domains?.run();
});

sample({ clock: appReady, target: checkDomainsFx });
sample({
  clock: checkDomainsFx.failData,
  fn: (details) => ({ level: 'warning' as const, text: 'The domains were not checked', details }),
  target: logFx,
});

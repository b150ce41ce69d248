import { fingerprintWaitMs } from '@contracts/constants';
import { fingerprintScript } from '@contracts/fingerprint';

import { createScriptUrl } from '@/shared/lib/trusted-url';

declare global {
  interface Window {
    __hd?: { exec: () => Promise<unknown> };
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const loadScript = () =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.integrity = fingerprintScript.integrity;
    script.crossOrigin = 'anonymous';
    script.onload = () => {
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('The fingerprint script did not load'));
    };
    script.src = createScriptUrl('fingerprint-url', fingerprintScript.path);
    document.head.append(script);
  });

/** Runs the script's `exec`. When the script has loaded but has no function yet, waits one more moment. */
export async function execFingerprint(): Promise<unknown> {
  if (window.__hd === undefined) await loadScript();
  if (window.__hd === undefined) await wait(fingerprintWaitMs);
  if (window.__hd === undefined) throw new Error('The fingerprint script has no exec');
  return window.__hd.exec();
}

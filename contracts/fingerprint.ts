/**
 * The fingerprint script. The page loads it as a script element with this hash, because the Integrity-Policy header
 * refuses scripts without one. It puts `exec(): Promise<FingerprintAnswer>` on `window.__hd`. Spec: shell §3.
 */
export const fingerprintScript = {
  path: '/hd-api/v1/fp.js',
  integrity: 'sha384-+ZfI9HYbCywTga/Hg+7w/K/JBFEGaEBTXhYWM0utq61ImAF22KNJ+/Qn3tO7a+hO',
} as const;

/** Headers of what a browser loads as a page. Each line is explained in docs/operations.md. */

/** `importMapHash`: `sha256-…` of the one inline script of the document. `frameOrigins`: of the apps that are pages of others. */
const contentSecurityPolicy = (importMapHash: string, frameOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' '${importMapHash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ["frame-src 'self'", ...frameOrigins].join(' '),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types sw-url plugin-url fingerprint-url domains-url view-html structured-data',
    'report-uri /csp-report',
  ].join('; ');

export const documentHeaders = (
  importMapHash: string,
  frameOrigins: readonly string[] = [],
): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(importMapHash, frameOrigins),
  'Integrity-Policy': 'blocked-destinations=(script), endpoints=(csp)',
  'Reporting-Endpoints': 'csp="/csp-report"',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
    'microphone=(), midi=(), payment=(), usb=(), publickey-credentials-get=(self), fullscreen=(self), autoplay=(self)',
  'Cache-Control': 'no-cache',
});

/** What every answer carries, file or data. */
export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

export const apiHeaders: Record<string, string> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** A picture that somebody opens by itself runs nothing, whatever is in it. */
export const pictureHeaders: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

export const workerHeaders: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'; script-src 'self'",
  'Cache-Control': 'no-cache',
};

/** A separate page for browsers that cannot run the product: a text and one style sheet. */
export const plainPageHeaders: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-cache',
};

export const strictTransport = 'max-age=31536000; includeSubDomains';

import { Secret, TOTP } from 'otpauth';

/** Every authenticator app understands these: SHA-1, six digits, 30 seconds. RFC 6238. */
const [digits, periodSeconds] = [6, 30];
/** A clock of a phone may be so many periods off. */
const driftPeriods = 1;

const totpOf = (key: string, label = '', issuer = '') =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits,
    period: periodSeconds,
    secret: Secret.fromBase32(key),
  });

/** A new key, in base 32: 160 bits, as RFC 4226 recommends. */
export const newKey = (): string => new Secret({ size: 20 }).base32;

/** The content of the QR code for the app. `label`: how the app names the account. `issuer`: the name of the house. */
export const uriOf = (key: string, label: string, issuer: string): string => totpOf(key, label, issuer).toString();

/** The number of the period that this code belongs to; null when it is wrong or too old. `at`: ms. */
export function periodOf(key: string, code: string, at: number): number | null {
  const delta = totpOf(key).validate({ token: code, timestamp: at, window: driftPeriods });
  return delta === null ? null : Math.floor(at / 1000 / periodSeconds) + delta;
}

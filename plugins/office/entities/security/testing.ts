/** How well an account is kept, as the backend says it, for tests. */
import type { Security } from '@contracts/security';

/** 22 November 2026, noon. */
export const at = Date.UTC(2026, 10, 22, 12) / 1000;

const place = { browser: 'Firefox', system: 'Linux', address: '192.0.2.7', country: 'KZ' };

/** A player with a password and one session, who has confirmed nothing. */
export const security = (more: Partial<Security> = {}): Security => ({
  ...{ protection_level: 0, changed_pass_day_count: 3, login: '100007', email: '', phone: '', question: null },
  protection_methods: {
    ...{ is_changed_password: false, enable_two_factor_auth: false, enable_phone_binding: false },
    ...{ enable_security_question: false, enable_email_auth: false },
  },
  ...{ hasPassword: true, hasAuthenticator: false, backupCodesLeft: 0, passkeys: [] },
  sessions: [{ id: 1, isThis: true, openedAt: at, seenAt: at, ...place }],
  logins: [{ id: 9, at, how: 'password', isIn: true, ...place }],
  ...more,
});

export const otherSession = {
  id: 2,
  isThis: false,
  openedAt: at,
  seenAt: at,
  ...place,
  browser: '',
  system: '',
  country: '',
};

import type { Context } from 'hono';

import { boundedValue } from '../../contracts/protection/site-bounds.ts';
import { birthdayProblem, type RegistrationRequest } from '../../contracts/registration.ts';
import type { RegistrationName } from '../../contracts/registration-names.ts';
import { cookieSession } from '../auth/cookies.ts';
import { decoded } from '../auth/encoded.ts';
import { newPassword } from '../auth/new-password.ts';
import { passwordFault, passwordTexts } from '../auth/password-rule.ts';
import { type SocialIdentity, socialOf } from '../auth/sessions.ts';
import { wrongCode } from '../auth/steps.ts';
import { type User, userByLogin, userByPhone } from '../auth/users.ts';
import type { Env } from '../http/context.ts';
import { wrongField } from '../http/failure.ts';
import { siteConfig } from '../site/index.ts';
import type { World } from '../world/world.ts';

/**
 * What an account opens with. `phone`: with its code. `made`: the backend chose the password, so the page shows it once. `social`: the
 * account of another site that signs in here from now on.
 */
export type Entry = {
  email: string | null;
  phone: string | null;
  password: string;
  made: boolean;
  social: SocialIdentity | null;
};

/** What this way of registering asks for. Refuses what is missing or wrong by its field. Rows REG-01, REG-12, REG-15. */
export function entryOf(c: Context<Env>, type: RegistrationName, body: RegistrationRequest): Entry {
  refuseYounger(c.get('world'), body.birthday);
  const entry: Entry = { email: null, phone: null, password: newPassword(), made: true, social: null };
  switch (type) {
    case 'fast_reg':
      return entry;
    case 'phone_reg':
      return { ...entry, phone: phoneOf(body) ?? refuse('phone', 'field_error_phone') };
    case 'full_reg': {
      const email = body.email ?? refuse('email', 'field_error_email');
      const password = decoded('password', body.password ?? '');
      const fault = passwordFault(password, { email });
      if (fault !== null) throw wrongField('password', passwordTexts[fault]);
      return { ...entry, email, phone: phoneOf(body), password, made: false };
    }
    case 'soc_reg':
      // Nobody needs this password: they sign in by the other site.
      return { ...entry, made: false, social: socialEntry(c, body.provider) };
  }
}

/**
 * The account that has these contacts already. Two accounts never share one, and a registration never reveals which
 * contacts have an account. Decision D-611.
 */
export const holdersOf = ({ db }: World, { email, phone }: Entry): Record<'email' | 'phone', User | null> => ({
  email: email === null ? null : userByLogin(db, email),
  phone: phone === null ? null : userByPhone(db, phone),
});

const phoneOf = ({ phone, phone_code }: RegistrationRequest): string | null =>
  phone === undefined || phone_code === undefined ? null : phone_code + phone;

function refuse(field: string, key: string): never {
  throw wrongField(field, key);
}

function refuseYounger(world: World, birthday: string | undefined): void {
  if (birthday === undefined) return;
  const problem = birthdayProblem(birthday, {
    now: world.clock.now(),
    minAge: boundedValue('minAge', siteConfig(world, 'en').minAge),
  });
  if (problem !== null) throw wrongField('birthday', problem);
}

/** Only the browser that has come back from this provider may name it. */
function socialEntry(c: Context<Env>, provider: string | undefined): SocialIdentity {
  const session = cookieSession(c);
  const identity = session === null ? null : socialOf(c.get('world').db, session.id);
  if (identity === null || identity.provider !== provider) throw wrongCode();
  return identity;
}

import { activatedBy } from '../../contracts/activation.ts';
import type { ClientConfig } from '../../contracts/client-config.ts';
import { protectionLevelOf } from '../../contracts/protection-level.ts';
import { shownContacts, userById } from '../auth/users.ts';
import { sql } from '../db/index.ts';
import type { CallerSession } from '../http/context.ts';
import { unauthorized } from '../http/failure.ts';
import { unreadOf } from '../messages/index.ts';
import { isOffDeposits, isSelfExcluded } from '../protection/breaks.ts';
import { countryIso, phoneCountry } from '../site/index.ts';
import { dayMs } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { sessionSecondsLeft } from './session-limit.ts';

/** The number and its country code apart, as forms show them. */
function phoneOf(phone: string | null): { phone_code: string; phone_number: string } {
  const country = phoneCountry(phone ?? '');
  if (phone === null || country === null) return { phone_code: '', phone_number: '' };
  return { phone_code: `+${country}`, phone_number: phone.slice(country.length + 1) };
}

const hasQuestion = ({ db }: World, userId: number): boolean =>
  sql(db, 'SELECT 1 FROM secret_question WHERE user_id = ?').get(userId) !== undefined;

/**
 * Profile and protection of the player: the stored fields over those of a new player. Spec: coupon §3 "Client config".
 */
export function clientConfig(world: World, caller: CallerSession): ClientConfig {
  const user = userById(world.db, caller.userId);
  if (user === null) throw unauthorized();
  const activated = activatedBy(user.clientConfig.activation_type ?? 0);
  const methods = user.clientConfig.protection_methods ?? {
    is_changed_password: user.passwordChangedAt !== null,
    enable_two_factor_auth: user.hasTwoStep,
    enable_phone_binding: user.phone !== null && activated.phone,
    enable_security_question: hasQuestion(world, user.id),
    enable_email_auth: user.email !== null && activated.email,
  };
  const defaults: ClientConfig = {
    ...phoneOf(shownContacts(user).phone),
    user_email: shownContacts(user).email ?? '',
    user_name: '',
    user_country_code: countryIso(user.countryId),
    user_country_id: user.countryId,
    user_ref_id: 1,
    activation_type: 0,
    user_msg_count: unreadOf(world.db, user.id),
    user_hide_balance: false,
    changed_pass_day_count: Math.floor((world.clock.now() - (user.passwordChangedAt ?? user.createdAt)) / dayMs),
    user_data: {
      date_birthday: null,
      document_type_id: null,
      inn: '',
      name: '',
      surname: '',
      passport: '',
      passport_date: null,
      passport_end_date: null,
      registration_address: '',
    },
    protection_level: protectionLevelOf(methods),
    protection_methods: methods,
    is_need_identification: false,
    ban_level: 0,
    ban_version: 0,
    user_status_id: 0,
    verification_status: 0,
    verification_types: [],
    verification_status_group_code: '',
    requested_additional_document: false,
    has_deposit: false,
    is_identification_bonus: false,
    show_verification_modal_on_deposit_page: false,
    remaining_days_to_activate: null,
    line_disallow_sports: [],
    live_disallow_sports: [],
    is_self_excluded: false,
  };
  const secondsLeft = sessionSecondsLeft(world, caller);
  return {
    ...defaults,
    ...user.clientConfig,
    is_self_excluded: isSelfExcluded(world, user.id),
    is_deposit_closed: isOffDeposits(world, user.id),
    ...(secondsLeft !== null && { session_limit_remaining_hours: secondsLeft / 3600 }),
  };
}

import { dataOf, Seconds } from './common.ts';
import { DisplayChoices } from './display.ts';
import { z } from './zod.ts';

/** Profile and protection of a signed-in player. Spec: coupon §3 "Client config". */
export const ClientConfig = z.object({
  phone_number: z.string(),
  phone_code: z.string(),
  user_email: z.string(),
  user_name: z.string(),
  user_country_code: z.string(),
  user_country_id: z.int(),
  user_ref_id: z.int(),
  activation_type: z.int(),
  user_msg_count: z.int(),
  user_hide_balance: z.boolean(),
  changed_pass_day_count: z.int(),
  user_data: z.object({
    date_birthday: z.nullable(z.string()),
    document_type_id: z.nullable(z.int()),
    inn: z.string(),
    name: z.string(),
    surname: z.string(),
    passport: z.string(),
    passport_date: z.nullable(z.string()),
    passport_end_date: z.nullable(z.string()),
    registration_address: z.string(),
  }),
  protection_level: z.number(),
  protection_methods: z.object({
    is_changed_password: z.boolean(),
    enable_two_factor_auth: z.boolean(),
    enable_phone_binding: z.boolean(),
    enable_security_question: z.boolean(),
    enable_email_auth: z.boolean(),
  }),
  is_need_identification: z.boolean(),
  ban_level: z.int(),
  ban_version: z.int(),
  user_status_id: z.int(),
  verification_status: z.int(),
  verification_types: z.array(z.int()),
  verification_status_group_code: z.string(),
  requested_additional_document: z.boolean(),
  has_deposit: z.boolean(),
  is_identification_bonus: z.boolean(),
  show_verification_modal_on_deposit_page: z.boolean(),
  remaining_days_to_activate: z.nullable(z.int()),
  line_disallow_sports: z.array(z.int()),
  live_disallow_sports: z.array(z.int()),
  is_self_excluded: z.boolean(),
  /** A break of the player's own keeps them from deposits, or from all play. Row LIM-19. */
  is_deposit_closed: z.optional(z.boolean()),
  /** How they want the page to look, wherever they sign in. Row PREF-09. */
  display: z.optional(DisplayChoices),
  /** Ids of teams and competitions that they marked. Row FAV-02. */
  favourites: z.optional(z.object({ teams: z.array(z.int()), champs: z.array(z.int()) })),
  isIdentificationDone: z.optional(z.boolean()),
  transferRequest: z.optional(z.string()),
  session_limit_remaining_hours: z.optional(z.number()),
});
export type ClientConfig = z.infer<typeof ClientConfig>;
export const ClientConfigAnswer = dataOf(ClientConfig);

/** `result`: the player has agreed to the terms of `updatedAt`. Spec: shell §7. */
export const AgreementStatusAnswer = z.object({ result: z.boolean(), updatedAt: Seconds });
export const AgreementConfirmRequest = z.object({ updatedAt: Seconds });
export const AgreementConfirmAnswer = dataOf(z.object({ updatedAt: Seconds }));

/** Types as in coupon §4: 33 is the deposit time-out. Spec: coupon §3. */
export const ClientLimit = z.object({
  limitType: z.int(),
  limitState: z.enum(['PENDING', 'ACTIVE', 'INACTIVE']),
  limitValue: z.number(),
  startedAt: Seconds,
  endsAt: z.nullable(Seconds),
});
export type ClientLimit = z.infer<typeof ClientLimit>;
export const ClientLimitsAnswer = dataOf(z.array(ClientLimit));

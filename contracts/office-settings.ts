/**
 * The player's own decisions in the office, and the settings of the site that apply to them. Names as in coupon §3
 * "Office settings".
 */
import { Language } from './bounded.ts';
import { dataOf, Id } from './common.ts';
import { DisplayChange } from './display.ts';
import { Favourites } from './favourites.ts';
import { z } from './zod.ts';

/** 0 none, 1 sport, 2 casino: the numbers of the registration. */
export const BonusType = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type BonusType = z.infer<typeof BonusType>;
export const CashbackMode = z.enum(['points', 'percent']);
export type CashbackMode = z.infer<typeof CashbackMode>;

/**
 * `commonSettings`: `timeZone` in hours east of UTC now, `language` of letters. `cashbackSetting.value`: percent. Lists of sports hold their
 * ids: `lineSports`, `liveSports` have games now, the two lists of disallowed ones are the player's. `walletAttributes`: one for each
 * account.
 */
export const OfficeSettings = z.object({
  commonSettings: z.object({
    timeZone: z.number(),
    language: z.string(),
    coefViewId: z.int(),
    hideBalance: z.boolean(),
  }),
  otherSettings: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  notificationSettings: z.object({
    enable_mail_news: z.boolean(),
    enable_mail_deposit: z.boolean(),
    enable_mail_bets: z.boolean(),
    enable_sms_news: z.boolean(),
  }),
  cashbackSetting: z.object({ mode: CashbackMode, value: z.number() }),
  bonusSetting: z.object({ bonus_type: BonusType }),
  firstDepositBonusSetting: z.object({ first_deposit_bonus_type: BonusType, isAvailable: z.boolean() }),
  pointsAccumulated: z.int(),
  availableCurrencies: z.array(z.string()),
  sports: z.array(z.object({ id: Id, name: z.string() })),
  lineSports: z.array(Id),
  liveSports: z.array(Id),
  lineDisallowSports: z.array(Id),
  liveDisallowSports: z.array(Id),
  showFavoriteTeams: z.boolean(),
  showPromoCodeCheck: z.boolean(),
  showWallets: z.boolean(),
  clubPoints: z.int(),
  showClubPoints: z.boolean(),
  walletAttributes: z.array(z.object({ currencyId: z.int(), scoreId: z.int() })),
  promoSetting: z.object({ isSubscribed: z.boolean(), areOffersHidden: z.optional(z.boolean()) }),
});
export type OfficeSettings = z.infer<typeof OfficeSettings>;

/** `message`: a sentence for the player, when there is more to say than that it is saved. */
export const OfficeSettingsAnswer = z.object({ ...dataOf(OfficeSettings).shape, message: z.optional(z.string()) });

/** A setting of the office by its name. */
const OfficeSetting = z.union([
  z.object({
    name: z.enum(['enable_mail_news', 'enable_mail_deposit', 'enable_mail_bets', 'enable_sms_news']),
    value: z.boolean(),
  }),
  z.object({ name: z.enum(['bonus_type', 'first_deposit_bonus_type']), value: BonusType }),
  z.object({ name: z.literal('cashback_mode'), value: CashbackMode }),
  z.object({ name: z.literal('language'), value: Language }),
  z.object({ name: z.enum(['hide_balance', 'hide_offers']), value: z.boolean() }),
]);
export type OfficeSetting = z.infer<typeof OfficeSetting>;

/** One setting at a time, what the page of the player looks like, or all of their favourites. */
export const SettingRequest = z.union([
  ...OfficeSetting.def.options,
  z.object({ name: z.literal('display'), value: DisplayChange }),
  z.object({ name: z.literal('favourites'), value: Favourites }),
]);
export type SettingRequest = z.infer<typeof SettingRequest>;

const most = 200;
/** Sports that the player does not want in a list, by id. */
export const DisallowSportsRequest = z.object({
  line: z.array(Id).check(z.maxLength(most)),
  live: z.array(Id).check(z.maxLength(most)),
});

/** What a player wants to hear of, and how: a table of products and channels. All off until they choose. Decision D-109. */
import { dataOf, Seconds } from './common.ts';
import { z } from './zod.ts';

export const products = ['sport', 'casino', 'games'] as const;
export const channels = ['email', 'sms', 'phone'] as const;
export type Product = (typeof products)[number];
export type Channel = (typeof channels)[number];

const Row = z.object({ email: z.boolean(), sms: z.boolean(), phone: z.boolean() });
export const MarketingConsent = z.object({ sport: Row, casino: Row, games: Row });
export type MarketingConsent = z.infer<typeof MarketingConsent>;

const off = { email: false, sms: false, phone: false };
export const noMarketing: MarketingConsent = { sport: off, casino: off, games: off };

/** The flags of the settings, and the channel that each is a view of. */
const channelOfFlag = {
  enable_mail_news: 'email',
  enable_mail_deposit: 'email',
  enable_mail_bets: 'email',
  enable_sms_news: 'sms',
} as const;
type Flag = keyof typeof channelOfFlag;
export type MarketingFlags = Record<Flag, boolean>;

/** A channel on or off for every product. */
export function withChannel(consent: MarketingConsent, channel: Channel, isOn: boolean): MarketingConsent {
  const row = (product: Product) => ({ ...consent[product], [channel]: isOn });
  return { sport: row('sport'), casino: row('casino'), games: row('games') };
}

/** A flag is true when any product of its channel is on. */
export const flagsOf = (consent: MarketingConsent): MarketingFlags => {
  const isOn = (flag: Flag) => products.some((product) => consent[product][channelOfFlag[flag]]);
  return {
    enable_mail_news: isOn('enable_mail_news'),
    enable_mail_deposit: isOn('enable_mail_deposit'),
    enable_mail_bets: isOn('enable_mail_bets'),
    enable_sms_news: isOn('enable_sms_news'),
  };
};

/** A flag that is written writes all products of its channel. */
export const withFlag = (consent: MarketingConsent, flag: Flag, isOn: boolean): MarketingConsent =>
  withChannel(consent, channelOfFlag[flag], isOn);

export const MarketingRequest = z.object({ consent: MarketingConsent });
/** `chosenAt` null: the player has never chosen, and everything is off. `canChange` false: they are excluded. */
export const MarketingAnswer = dataOf(
  z.object({ consent: MarketingConsent, chosenAt: z.nullable(Seconds), canChange: z.boolean() }),
);

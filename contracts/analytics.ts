/**
 * Every event that the collector knows, by its number, with its name and fields. The specification gives the first
 * numbers; ours start at 20001, a hundred for each area. The schemas list what may go out: nothing else about a page,
 * and nothing about a person. Decision D-88; design T33.
 */
import { Millis } from './common.ts';
import { collectorSource } from './constants.ts';
import { registrationNames } from './registration-names.ts';
import { z } from './zod.ts';

const none = z.object({});
const Text = z.string().check(z.maxLength(128));
const Whole = z.int();
/** Milliseconds since the start of the page. */
const Metric = z.object({ value: z.number(), route: Text });
const Point = z.object({ i1: Whole, i2: Whole });
/** The fields that name a market. */
const market = { sportId: Whole, gameId: Whole, champId: Whole };

/** Names in analytics. Spec: coupon §1. */
const RegistrationType = z.enum(registrationNames);
export const RegistrationPlace = z.enum(['popup', 'right-block', 'mobile']);
export type RegistrationPlace = z.infer<typeof RegistrationPlace>;
export const BetTypeName = z.enum([
  'single',
  'express',
  'anti-express',
  'chain',
  'conditional',
  'lucky',
  'multi-bet',
  'patent',
  'many singles',
  'system',
]);
export type BetTypeName = z.infer<typeof BetTypeName>;
const Registration = z.object({ type: RegistrationType, place: RegistrationPlace });
const Place = z.object({ place: Text });
const Block = z.object({ block: Text });
const View = z.object({ route: Text, section: Text });

export const analyticsEvents = {
  firstByte: { id: 1, params: Metric },
  firstPaint: { id: 2, params: Metric },
  largestPaint: { id: 3, params: Metric },
  interactive: { id: 4, params: Metric },
  depositCall: { id: 1045, params: Place },
  betDone: {
    id: 1070,
    params: z.object({
      ...market,
      couponTypeId: Whole,
      betType: BetTypeName,
      coefficientId: Whole,
      /** Empty: none. */
      promoCode: Text,
      isOneClick: z.union([z.literal(0), z.literal(1)]),
      section: Text,
    }),
  },
  mouseClick: { id: 10005, params: Point },
  mouseMove: { id: 10015, params: Point },
  standaloneLaunch: { id: 10422, params: none },
  registrationShown: { id: 20001, params: Registration },
  registrationTried: { id: 20002, params: Registration },
  registrationDone: { id: 20003, params: Registration },
  headerLogin: { id: 20101, params: Place },
  headerRegistration: { id: 20102, params: Place },
  headerLanguage: { id: 20103, params: Place },
  headerBalance: { id: 20104, params: Place },
  betAdded: { id: 20201, params: z.object(market) },
  betRemoved: { id: 20202, params: z.object(market) },
  couponCleared: { id: 20203, params: none },
  couponTypeChanged: { id: 20204, params: z.object({ couponTypeId: Whole, betType: BetTypeName }) },
  betRefused: { id: 20209, params: z.object({ code: Text }) },
  officeSupport: { id: 20301, params: none },
  officeSettings: { id: 20302, params: none },
  officeSecurity: { id: 20303, params: none },
  officeAccount: { id: 20304, params: none },
  officePaymentHistory: { id: 20305, params: none },
  officeVipCashback: { id: 20306, params: none },
  footerLink: { id: 20401, params: z.object({ link: Text }) },
  compactFooterLink: { id: 20402, params: z.object({ link: Text }) },
  downloadShown: { id: 20501, params: z.object({ system: Text }) },
  downloadClicked: { id: 20502, params: z.object({ system: Text }) },
  resultsFilter: { id: 20601, params: z.object({ filter: Text }) },
  homeShowcase: { id: 20701, params: Block },
  asianShowcase: { id: 20702, params: Block },
  promoShowcase: { id: 20703, params: Block },
  liveShowcase: { id: 20704, params: Block },
  mainMenu: { id: 20801, params: z.object({ item: Text, icon: Text }) },
  cricketLanding: { id: 20901, params: Block },
  /** `event` and `data` are the plugin's own: a name, and JSON of a few short facts. */
  pluginEvent: { id: 21101, params: z.object({ plugin: Text, event: Text, data: z.optional(Text) }) },
  pageView: { id: 21001, params: View },
  notFound: { id: 21002, params: View },
  sessionTimeLeft: { id: 21003, params: z.object({ seconds: Whole }) },
} as const;

export type EventName = keyof typeof analyticsEvents;
export type EventParams<Name extends EventName> = z.infer<(typeof analyticsEvents)[Name]['params']>;

export const CollectorEvent = z.object({
  id: Whole,
  ts: Millis,
  source: z.union([z.literal(collectorSource.site), z.literal(collectorSource.messenger)]),
  params: z.record(Text, z.union([Text, z.number()])),
});
export type CollectorEvent = z.infer<typeof CollectorEvent>;

/** `POST /fatman-api/{key}`. */
export const CollectorRequest = z.object({ events: z.array(CollectorEvent).check(z.minLength(1), z.maxLength(100)) });
export type CollectorRequest = z.infer<typeof CollectorRequest>;

const schemas = new Map<number, z.ZodMiniType>(Object.values(analyticsEvents).map(({ id, params }) => [id, params]));

/** Accepts a known number whose parameters fit its schema and hold nothing else. */
export function isKnownEvent({ id, params }: CollectorEvent): boolean {
  const parsed = schemas.get(id)?.safeParse(params);
  return parsed?.success === true && Object.keys(params).every((name) => name in Object(parsed.data));
}

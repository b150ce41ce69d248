import { z } from './zod.ts';

/** Unix seconds (UTC), whole. */
export const Seconds = z.int().check(z.nonnegative());
/** Unix milliseconds. */
export const Millis = z.int().check(z.nonnegative());
/** A sum as it goes over the wire: a decimal number in units of the account's currency. Inside both programs: minor units. */
export const WireMoney = z.number();
/** Odds as they go over the wire: a decimal number with at most three decimals. Inside both programs: whole thousandths. */
export const WireOdds = z.number();
/** Ids are whole numbers below 2^53. */
export const Id = z.int().check(z.nonnegative());

/** Error of any call. `errors` are joined to one message, 1 is the highest priority, at most three are shown. Spec: shell §8. */
export const ApiError = z.object({
  code: z.number(),
  message: z.string(),
  title: z.optional(z.string()),
  exception_code: z.optional(z.number()),
  errors: z.optional(
    z.array(z.object({ detail: z.string(), field: z.optional(z.string()), priority: z.optional(z.number()) })),
  ),
  requestId: z.string(),
  data: z.optional(z.unknown()),
});
export type ApiError = z.infer<typeof ApiError>;

/** The success form of every proposed call. */
export const dataOf = <S extends z.ZodMiniType>(schema: S) => z.object({ data: schema });

/** The success form of every list. Pages are numbered from 1. */
export const listOf = <S extends z.ZodMiniType>(schema: S) =>
  z.object({ data: z.array(schema), total_count: z.number(), page: z.number(), pageSize: z.number() });

/** Error codes both sides act on. The texts of 1001 to 1025 are dictionary keys `coupon_error_<code>`. */
export const ERROR_CODE = {
  validation: 1,
  serverMessage: 2,
  captchaPicture: 100,
  captchaQuestion: 111,
  captchaWork: 112,
  captchaSlider: 113,
  fingerprint: 120,
  wrongCredentials: 130,
  wrongCode: 131,
  accountBlocked: 132,
  twoStep: 133,
  alreadyTaken: 134,
  registrationRefused: 135,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooMany: 429,
  termsChanged: 451,
  oddsChanged: 1001,
  marketClosed: 1002,
  gameFinished: 1003,
  amountBelowMin: 1004,
  amountAboveMax: 1005,
  notEnoughMoney: 1006,
  dependentEvents: 1007,
  bannedFromExpress: 1008,
  wrongBetCount: 1009,
  scoreChanged: 1010,
  selfExcluded: 1011,
  banned: 1012,
  promoNotValid: 1013,
  accountFrozen: 1014,
  exactCoefNotMet: 1015,
  codeUnknown: 1016,
  sellPriceChanged: 1017,
  saleNotAvailable: 1018,
  wageringLimit: 1019,
  lossLimit: 1020,
  sessionLimit: 1021,
  advanceNotAvailable: 1022,
  keyReused: 1023,
  traderRefused: 1024,
  keyClosed: 1025,
} as const;

/** Header names of the contract. */
export const HEADER = {
  requestedWith: 'X-Requested-With',
  appId: 'X-App-Id',
  fingerprint: 'X-Fingerprint',
  captcha: 'X-Captcha',
  language: 'X-Language',
  platform: 'X-Platform',
  idempotencyKey: 'Idempotency-Key',
  deviceType: 'X-Device-Type',
  credentialEncoding: 'X-Credential-Encoding',
  serviceAuth: 'X-Service-Auth',
  world: 'X-Sandbox-World',
} as const;

/** Values of the fixed headers. `serviceAuth` is a public build constant: it is no secret and grants nothing else. */
export const HEADER_VALUE = {
  requestedWith: 'XMLHttpRequest',
  appId: 'desktop-web',
  credentialEncoding: 'b64u',
  serviceAuth: 'openbook-redirects',
} as const;

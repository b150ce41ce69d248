import { z } from './zod.ts';

/** Unix seconds (UTC), whole. */
export const Seconds = z.int().check(z.nonnegative());
/** Unix milliseconds. */
export const Millis = z.int().check(z.nonnegative());
/** A sum on the wire: a decimal number in units of the account's currency. Both programs use minor units inside. */
export const WireMoney = z.number();
/** Odds on the wire: a decimal number with at most three decimals. Both programs use whole thousandths inside. */
export const WireOdds = z.number();
/** Ids are whole numbers below 2^53. */
export const Id = z.int().check(z.nonnegative());

/**
 * The error of any call. The page joins `errors` to one message and shows at most three; 1 is the highest priority.
 * Spec: shell §8.
 */
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

/** The success form of every call that we propose. */
export const dataOf = <S extends z.ZodMiniType>(schema: S) => z.object({ data: schema });

/** The success form of every list. Pages are numbered from 1. */
export const listOf = <S extends z.ZodMiniType>(schema: S) =>
  z.object({ data: z.array(schema), total_count: z.number(), page: z.number(), pageSize: z.number() });

/** Error codes that both sides act on. The texts of 1001 to 1028 are dictionary keys `coupon_error_<code>`. */
export * as errorCodes from './error-codes.ts';

/** Header names of the contract. */
export * as headerNames from './header-names.ts';

/** Values of the fixed headers. `serviceAuth` is a public build constant: it is no secret and grants nothing. */
export const headerValues = {
  requestedWith: 'XMLHttpRequest',
  appId: 'desktop-web',
  credentialEncoding: 'b64u',
  serviceAuth: 'openbook-redirects',
} as const;

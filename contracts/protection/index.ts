/**
 * Limits and breaks that players set themselves: pure rules, the same on both sides of the wire, without a clock. Money is whole minor units of the
 * player's main currency, times are Unix seconds, null is no limit and 0 allows nothing.
 *
 * limits   confirmLimit, rejectLimit                 stricter holds at once, looser waits and then asks (decision D-103)
 *          limitAt, windowOf                         what a limit is now, and from when to when a waiting one may be confirmed
 * use      stoppedBy, usedOf, stretchOf              which limit stops a sum, and what is used of it
 *          shareReached                              of how much of a limit the player hears
 *          playedIn                                  how long somebody was there
 * rules    decideChange, valueInForce, unchosen      what a country adds: maxima, waits, questions, limits that must be chosen
 * breaks   exclusionState, returnAfter               how an exclusion goes on, and when somebody who asks may come back
 * kinds    limitKinds, limitTypeOf                   all that is known of a kind of limit; a new one is a row of `limit-kinds.ts`
 *          moneyKinds, timeMeasures, playKinds       what each number on the wire counts
 * values   protectionOf, waitOf                      what an operator sets: a profile and single values over it
 *          choicesOf                                 what players can choose of a limit that is not typed
 *          sectionOf                                 the section of a page of limits
 *          offeredLimits, missingLimits              limits that a configuration may not hide
 */
export { confirmLimit, contactLimit, limitAt, noLimit, rejectLimit, windowOf } from './change.ts';
export type { LimitState, Wait } from './change.ts';
export { stoppedBy, usedOf } from './decide.ts';
export type { MoneyLimit, Refused, Spent } from './decide.ts';
export { exclusionState, returnAfter } from './exclusion.ts';
export type { Exclusion, ExclusionState } from './exclusion.ts';
export { daySec, stretchOf } from './frame.ts';
export type { Frame } from './frame.ts';
export { hasValue, measureOf, moneyKinds, playKinds, timeMeasures } from './kinds.ts';
export type { MoneyKind } from './kinds.ts';
export { largestBalance, largestStake, realityCheck, selfExclusion, sessionLimit, timeOut } from './numbers.ts';
export { limitKinds, limitNames, limitTypeOf, limitTypes } from './limit-kinds.ts';
export type { LimitName, MoneyName, PeriodName } from './limit-kinds.ts';
export { playedIn } from './played.ts';
export { profileNames, profiles } from './profiles.ts';
export type { ProfileName } from './profiles.ts';
export { choicesOf, missingLimits, offeredLimits, protectionOf, waitOf } from './read.ts';
export type { ReadProtection } from './read.ts';
export { decideChange, unchosen, valueInForce } from './rules.ts';
export type { CountryFacts } from './rules.ts';
export { limitSectionIds, sectionOf } from './sections.ts';
export type { Protection } from './values.ts';
export { shareReached } from './warn.ts';

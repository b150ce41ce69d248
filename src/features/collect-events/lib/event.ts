import {
  analyticsEvents,
  type BetTypeName,
  type CollectorEvent,
  type EventName,
  type EventParams,
} from '@contracts/analytics';
import type { CouponTypeId } from '@contracts/coupon';
import { couponTypes } from '@contracts/coupon-types';

/** What happened. The time and the place come later. */
export type Happened = Pick<CollectorEvent, 'id' | 'params'>;

/** The only way to make an event: its parameters must be those of the table. */
export const happened = <Name extends EventName>(name: Name, params: EventParams<Name>): Happened => ({
  id: analyticsEvents[name].id,
  params: Object.fromEntries(
    Object.entries<string | number | undefined>({ ...params }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, typeof value === 'string' ? value.slice(0, 128) : value]],
    ),
  ),
});

/** Names of bet types in analytics. Spec: coupon §1. */
const names: Readonly<Record<CouponTypeId, BetTypeName>> = {
  [couponTypes.single]: 'single',
  [couponTypes.express]: 'express',
  [couponTypes.system]: 'system',
  [couponTypes.chain]: 'chain',
  [couponTypes.multiBet]: 'multi-bet',
  [couponTypes.conditional]: 'conditional',
  [couponTypes.antiExpress]: 'anti-express',
  [couponTypes.lucky]: 'lucky',
  [couponTypes.patent]: 'patent',
  [couponTypes.severalSingles]: 'many singles',
};
export const betTypeName = (typeId: CouponTypeId): BetTypeName => names[typeId];

/** Remaining time goes out in whole seconds. Spec: shell §9, "Time-left analytics use seconds". */
export const secondsLeft = (ms: number): number => Math.max(0, Math.round(ms / 1000));

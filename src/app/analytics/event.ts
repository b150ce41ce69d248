import { EVENTS, type BetTypeName, type CollectorEvent, type EventName, type EventParams } from '@contracts/analytics';
import { COUPON_TYPE, type CouponTypeId } from '@contracts/coupon';

/** What happened, without when and where. */
export type Happened = Pick<CollectorEvent, 'id' | 'params'>;

/** The one way to make an event: its parameters are those of the table. */
export const happened = <Name extends EventName>(name: Name, params: EventParams<Name>): Happened => ({
  id: EVENTS[name].id,
  params: Object.fromEntries(
    Object.entries<string | number | undefined>({ ...params }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, typeof value === 'string' ? value.slice(0, 128) : value]],
    ),
  ),
});

/** Names of bet types in analytics. Spec: coupon §1. */
const names: Readonly<Record<CouponTypeId, BetTypeName>> = {
  [COUPON_TYPE.single]: 'single',
  [COUPON_TYPE.express]: 'express',
  [COUPON_TYPE.system]: 'system',
  [COUPON_TYPE.chain]: 'chain',
  [COUPON_TYPE.multiBet]: 'multi-bet',
  [COUPON_TYPE.conditional]: 'conditional',
  [COUPON_TYPE.antiExpress]: 'anti-express',
  [COUPON_TYPE.lucky]: 'lucky',
  [COUPON_TYPE.patent]: 'patent',
  [COUPON_TYPE.severalSingles]: 'many singles',
};
export const betTypeName = (typeId: CouponTypeId): BetTypeName => names[typeId];

/** Time that is left goes out in whole seconds. Spec: shell §9, "Time-left analytics use seconds". */
export const secondsLeft = (ms: number): number => Math.max(0, Math.round(ms / 1000));

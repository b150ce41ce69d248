/** What an app replaces here would be another for everybody: prices, sums and the coupon are made with it. Decision D-652. */

import { logError } from '@/shared/lib/logger';

import { refuse } from './caller';

const propertiesOf = (on: object) =>
  Reflect.ownKeys(on).flatMap((name) => {
    const property = Reflect.getOwnPropertyDescriptor(on, name);
    return property?.configurable === true && typeof property.value === 'function' && name !== 'constructor'
      ? [{ on, name, property }]
      : [];
  });

const locked = [JSON, Math, Reflect, Object, Intl.NumberFormat.prototype, Intl.DateTimeFormat.prototype];
for (const { on, name } of locked.flatMap(propertiesOf))
  Object.defineProperty(on, name, { writable: false, configurable: false });

/** Locked, these would be ten times as slow: they are looked at instead. */
const watched = { Array, String, Number, RegExp, Map, Set, Promise };
const known = Object.entries(watched).flatMap(([of, made]) =>
  propertiesOf(made.prototype as object).map((one) => ({ ...one, of })),
);

/** Puts back what somebody has replaced, and names it. */
function putBack(): string[] {
  return known.flatMap(({ of, on, name, property }) => {
    if (Reflect.getOwnPropertyDescriptor(on, name)?.value === property.value) return [];
    Reflect.defineProperty(on, name, property);
    return [`${of}.prototype.${String(name)}`];
  });
}

/** An app has just drawn: what is replaced now is its doing. */
export function lookAt(app: string): void {
  const replaced = putBack();
  if (replaced.length > 0) refuse(app, `replaced ${replaced.join(', ')}: put back`);
}

/** A replacement at another time cannot be attributed. */
setInterval(() => {
  const replaced = putBack();
  if (replaced.length > 0) logError(`A script replaced ${replaced.join(', ')}: it is put back.`);
}, 1000);

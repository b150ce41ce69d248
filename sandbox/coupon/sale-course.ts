import type { Minor } from '../../contracts/maths/index.ts';
import { createRing, note, type Ring } from '../price-history/index.ts';
import type { World } from '../world/world.ts';

/** How a bet's offer went, for one stake: `points` is flat, moment (ms of the world), minor units, moment, minor units … */
type Course = { amount: Minor; ring: Ring };

/**
 * A page draws it as a line a finger wide, so more points would be invisible. The first and the last are always there.
 */
const mostPoints = 60;

/**
 * What the house offered for each open coupon since it was placed, or since the server began. Kept in memory, as the
 * prices are that it follows from. Selling a part starts the course again, because the rest counts as another bet.
 */
const courses = new WeakMap<World, Map<number, Course>>();

function coursesOf(world: World): Map<number, Course> {
  const known = courses.get(world) ?? new Map<number, Course>();
  courses.set(world, known);
  return known;
}

/** Notes an offer. Where it is as it was, nothing is added. */
export function noteOffer(world: World, couponId: number, { amount, price }: { amount: Minor; price: Minor }): void {
  const known = coursesOf(world);
  const found = known.get(couponId);
  const course = found?.amount === amount ? found : { amount, ring: createRing() };
  known.set(couponId, course);
  note(course.ring, world.clock.now(), price, mostPoints);
}

export const courseOf = (world: World, couponId: number): readonly number[] =>
  coursesOf(world).get(couponId)?.ring.points ?? [];

/** A bet that is no longer in play has no offers. */
export function keepCourses(world: World, openIds: ReadonlySet<number>): void {
  const known = coursesOf(world);
  for (const id of known.keys()) if (!openIds.has(id)) known.delete(id);
}

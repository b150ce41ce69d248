import { dataOf, Millis } from './common.ts';
import { z } from './zod.ts';

/**
 * Money that did not move as it should have, until an operator says that it is dealt with. `source`: which work failed.
 * `subject`: what it was about, such as a coupon. `times`: how often it failed with the same subject.
 */
export const Alarm = z.object({
  id: z.int(),
  source: z.string(),
  subject: z.string(),
  message: z.string(),
  firstAt: Millis,
  lastAt: Millis,
  times: z.int(),
});
export const AlarmsAnswer = dataOf(z.array(Alarm));
export type Alarm = z.infer<typeof Alarm>;

import type { MaintenanceAnswer } from '@contracts/site-checks';
import type { z } from '@contracts/zod';

import { maintenanceOf, type MaintenanceWindow } from '@/entities/site';

type Answer = z.infer<typeof MaintenanceAnswer>['data'];
type Moment = number | string | null | undefined;

/** Seconds have ten digits until the year 2286, milliseconds thirteen. */
const secondsBelow = 100_000_000_000;

/** Reads seconds, milliseconds or ISO text; null for anything else. Decision D-12. */
function momentOf(value: Moment): number | null {
  if (value === null || value === undefined) return null;
  const number = typeof value === 'number' ? value : Number(value);
  const at = Number.isNaN(number) ? Date.parse(String(value)) : number < secondsBelow ? number * 1000 : number;
  return Number.isFinite(at) ? at : null;
}

/**
 * Turns both given forms into one. The second has no flag: its works are active between its two times. `now`: epoch ms.
 * Spec: shell §3.
 */
export function windowOf(answer: Answer, now: number): MaintenanceWindow {
  if ('isActive' in answer) return maintenanceOf(answer);
  const [startsAt, endsAt] = [momentOf(answer.startAt), momentOf(answer.finishAt)];
  return {
    isActive: startsAt !== null && startsAt <= now && (endsAt === null || now < endsAt),
    startsAt,
    endsAt,
    notifyFrom: momentOf(answer.notifyStartDate),
    notifyUntil: momentOf(answer.notifyEndDate),
  };
}

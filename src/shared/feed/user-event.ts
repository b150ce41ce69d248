import { type Event, sample } from 'effector';

import type { UserEvent } from '@contracts/frames';
import type { z } from '@contracts/zod';

import { logFx } from '@/shared/lib/logger';

import { userEventReceived } from './sync';

/**
 * The values of one kind that the server pushes to the player. `schema` checks them: a wrong one is logged and left
 * out. Spec: api §7.3.
 */
export function userValuesOf<Value>(kind: UserEvent['kind'], schema: z.ZodMiniType<Value>): Event<Value> {
  const read = userEventReceived.filterMap((event) =>
    event.kind === kind ? schema.safeParse(event.value) : undefined,
  );
  sample({
    clock: read,
    filter: ({ success }) => !success,
    fn: ({ error }) => ({ level: 'error' as const, text: `Wrong shape of a pushed ${kind}`, details: error?.issues }),
    target: logFx,
  });
  return read.filterMap(({ data }) => data);
}

import { sample, type Event } from 'effector';

import type { UserEvent } from '@contracts/frames';
import type { z } from '@contracts/zod';

import { logFx } from '@/shared/lib/logger';

import { userEventReceived } from './sync';

/** What the server pushes to the player of one kind, checked where it is kept; what breaks the contract is left out and logged. Spec: api §7.3. */
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

import { createEvent, createStore } from 'effector';
import { createGate } from 'effector-react';

import type { ProtectionWay } from '@contracts/protection-level';

import { forgotten } from '../../../../sdk/model';
import { waySet } from '../../../entities/security';
import { securing } from '../../../features/end-sessions';

/** `way`: the form with which the page begins. */
export const Page = createGate<{ way: ProtectionWay | null }>();
export const wayOpened = createEvent<ProtectionWay>();
export const wayClosed = createEvent();

/** The form that is open. */
export const $way = createStore<ProtectionWay | null>(null)
  .on(Page.open, (_, { way }) => way)
  .on(wayOpened, (_, way) => way)
  .on(securing.done, () => 'is_changed_password' as const)
  .reset(wayClosed, waySet, Page.close, forgotten);

import { createEvent, sample } from 'effector';

import { slipFilled, tabChosen } from '@/entities/coupon';
import { $now } from '@/shared/lib/clock';

import { type ReadyBet, toFill } from '../lib/to-fill';

export const readyBetTaken = createEvent<ReadyBet>();

sample({ clock: readyBetTaken, source: $now, fn: (now, bet) => toFill(bet, now), target: slipFilled });
sample({ clock: readyBetTaken, fn: () => 'coupon' as const, target: tabChosen });

import { createEffect, createEvent, sample } from 'effector';

import { $sent, $slipId, keyStruckOff, type Sent, slipSent, storeSlipFx } from '@/entities/coupon/@x/placement';
import { $userId } from '@/entities/session/@x/placement';
import { type Answered, createKeyedCall } from '@/shared/keyed-call';

import { placeCall } from '../api/place';
import type { Placed } from '../lib/outcome';

/** The code of the coupon has loaded. It loads after the page, so slip, player and configuration may be here already. */
export const couponCodeLoaded = createEvent();
/** A visitor pressed Place. The slip stays, and the page opens the log-in dialog. */
export const signInNeeded = createEvent();

const storeFx = createEffect((added: Sent): Promise<{ isTaken: boolean }> => storeSlipFx({ added }));
// Every tab freezes the slip from the moment at which its key is stored.
sample({ clock: storeFx, target: slipSent });

/** The server has given a definitive answer: slip and key leave storage in one write. */
export const keyAnswered = createEvent<Answered<Sent, Placed>>();

/** Sends slips, and singles beside the coupon, each under its own id. The record of the slip stores their keys (decision D-100). */
export const placing = createKeyedCall({
  ...placeCall,
  shelf: {
    $calls: $sent,
    // A slip keeps its key when another tab hears that the server turned it away.
    $spare: $slipId.map((id) => (id === null ? [] : [id])),
    storeFx,
    strikeOff: keyAnswered,
    struckOff: keyStruckOff,
  },
  $userId,
  opened: couponCodeLoaded,
});

/** The player does not want to wait for the next look at the answer. By key. */
export const lookRequested = placing.asked;

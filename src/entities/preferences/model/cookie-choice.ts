import { createEvent, createStore } from 'effector';

import { z } from '@contracts/zod';

import { appReady } from '@/shared/lib/lifecycle';
import { persist } from '@/shared/lib/storage';

/** 0 only necessary, 1 all, 2 own choice. Decision D-79. */
const Kept = z.object({ type: z.union([z.literal(0), z.literal(1), z.literal(2)]), statistics: z.boolean() });

/** `statistics`: the player's consent counts only in a choice of their own. The other two choices imply it. */
export const cookiesChosen = createEvent<z.infer<typeof Kept>>();

/** The visitor's choice on this browser, read when the page is ready. Null: they have not chosen. */
export const $cookieChoice = createStore<z.infer<typeof Kept> | null>(null).on(cookiesChosen, (_, choice) => choice);
persist({ store: $cookieChoice, key: 'cookiesAgree', schema: z.nullable(Kept), pickup: appReady });

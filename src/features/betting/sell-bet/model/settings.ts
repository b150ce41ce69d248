import { createEvent, createStore } from 'effector';

import { z } from '@contracts/zod';

import { persist } from '@/shared/lib/storage';

/** The screen shows something that the player can sell, for the first time. */
export const sellingOpened = createEvent();
/** The player takes every price, lower ones too. Spec: coupon §4 "accept all". */
export const acceptAllChanged = createEvent<boolean>();
/** One press sells, and the page asks nothing. Spec: coupon §4 "one-click accept". */
export const oneClickChanged = createEvent<boolean>();

const Settings = z.object({ isAcceptAll: z.boolean(), isOneClick: z.boolean() });
export const $saleSettings = createStore<z.infer<typeof Settings>>({ isAcceptAll: false, isOneClick: false })
  .on(acceptAllChanged, (settings, isAcceptAll) => ({ ...settings, isAcceptAll }))
  .on(oneClickChanged, (settings, isOneClick) => ({ ...settings, isOneClick }));

persist({ store: $saleSettings, key: 'sale-settings', schema: Settings, pickup: sellingOpened });

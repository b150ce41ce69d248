import { createEvent, createStore } from 'effector';

import { z } from '@contracts/zod';

import { persist } from '@/shared/lib/storage';

/** Something that can be sold is on the screen for the first time. */
export const sellingOpened = createEvent();
/** Every price will do, lower ones too. Spec: coupon §4 "accept all". */
export const acceptAllChanged = createEvent<boolean>();
/** One press sells, nothing is asked. Spec: coupon §4 "one-click accept". */
export const oneClickChanged = createEvent<boolean>();

const Settings = z.object({ isAcceptAll: z.boolean(), isOneClick: z.boolean() });
export const $saleSettings = createStore<z.infer<typeof Settings>>({ isAcceptAll: false, isOneClick: false })
  .on(acceptAllChanged, (settings, isAcceptAll) => ({ ...settings, isAcceptAll }))
  .on(oneClickChanged, (settings, isOneClick) => ({ ...settings, isOneClick }));

persist({ store: $saleSettings, key: 'sale-settings', schema: Settings, pickup: sellingOpened });

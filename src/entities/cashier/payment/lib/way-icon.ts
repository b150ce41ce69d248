import type { PayMethod } from '@contracts/cashier';

import type { IconName } from '@/shared/ui/icon';

/** What a way to pay looks like, in and out. */
export const wayIcon: Readonly<Record<PayMethod['id'], IconName>> = {
  instant: 'bolt',
  wallet: 'wallet',
  card: 'card',
  transfer: 'bank',
  voucher: 'ticket',
  desk: 'shop',
  crypto: 'coins',
};

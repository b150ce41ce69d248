import type { PayMethod } from '@contracts/cashier';

import type { IconName } from '@/shared/ui/icon';

/** The icon of a payment method, for deposits and withdrawals. */
export const wayIcon: Readonly<Record<PayMethod['id'], IconName>> = {
  instant: 'bolt',
  wallet: 'wallet',
  card: 'card',
  transfer: 'bank',
  voucher: 'ticket',
  desk: 'shop',
  crypto: 'coins',
};

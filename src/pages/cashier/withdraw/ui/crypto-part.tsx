import { createPartView } from '@/shared/part';

/** Most players use a bank, so the code that reads an address loads with the account that needs it. */
export const CryptoAddress = createPartView({
  name: 'address of a cryptocurrency',
  load: () => import('./crypto-address'),
  view: (module) => module.CryptoAddress,
});

import { createPartView } from '@/shared/part';

/** Most players have a bank: what reads an address comes with the account that needs it. */
export const CryptoAddress = createPartView({
  name: 'address of a cryptocurrency',
  load: () => import('./crypto-address'),
  view: (module) => module.CryptoAddress,
});

import { createPartView } from '@/shared/part';

import { qrLeft } from '../model/way';

/** Few log in so: the code and what draws it come when they choose it. */
export const QrLogIn = createPartView({
  name: 'log in by QR',
  load: () => import('./qr-log-in'),
  view: (module) => module.QrLogIn,
  closed: qrLeft,
});

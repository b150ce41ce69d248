import { createPartView } from '@/shared/part';

/** Of the ways to pay one has a code to read: what draws it comes with it. */
export const QrCode = createPartView({
  name: 'code to pay',
  load: () => import('@/shared/ui/qr-code'),
  view: (module) => module.QrCode,
});

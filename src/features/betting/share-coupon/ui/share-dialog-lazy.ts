import { createPartView } from '@/shared/part';

import { shareLeft } from '../model/save';

export const ShareDialog = createPartView({
  name: 'share',
  load: () => import('./share-dialog'),
  view: (module) => module.ShareDialog,
  closed: shareLeft,
});

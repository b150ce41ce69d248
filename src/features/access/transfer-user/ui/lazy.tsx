import { useUnit } from 'effector-react';

import { createPartView } from '@/shared/part';

import { $isTransferOpen, transferPutOff } from '../model/need';

const TransferDialog = createPartView({
  name: 'transfer of a player',
  load: () => import('./transfer-dialog'),
  view: (module) => module.TransferDialog,
  texts: ['transfer'],
  closed: transferPutOff,
});

export function TransferAsk() {
  const isOpen = useUnit($isTransferOpen);
  return isOpen ? <TransferDialog /> : null;
}

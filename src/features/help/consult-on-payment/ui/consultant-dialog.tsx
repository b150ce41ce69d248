import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { useT } from '@/shared/i18n';
import { Dialog } from '@/shared/ui/dialog';

import { consultantClosed } from '../model/consultant';

/** The payment consultant's remote app, over the page that asked for it. Row QUERY-09. */
export function ConsultantDialog({ children }: { children: ReactNode }) {
  const t = useT();
  const close = useUnit(consultantClosed);
  return (
    <Dialog open title={t('consultant.title')} closeLabel={t('main.close')} onClose={close}>
      {children}
    </Dialog>
  );
}

import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Dialog } from '@/shared/ui/dialog';
import { PluginSlot } from '@/widgets/plugin-slot';

import { $isConsultantShown, consultantClosed, consultantSlot } from './consultant';

/** The payment consultant's remote app, over the page that asked for it. Spec: shell §2, QUERY-09. */
export function PaymentConsultant() {
  const t = useT();
  const [isShown, close] = useUnit([$isConsultantShown, consultantClosed]);
  if (!isShown) return null;
  return (
    <Dialog open title={t('consultant.title')} closeLabel={t('main.close')} onClose={close}>
      <PluginSlot name={consultantSlot} />
    </Dialog>
  );
}

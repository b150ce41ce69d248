import { useUnit } from 'effector-react';

import { $availability } from '@/entities/site';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { qrChosen } from '../model/way';

/** The entry of the page where a signed-in device says yes. */
const qrEntry = 61;

/** A way in by another device of the player. Absent where the site does not offer it. */
export function QrButton() {
  const t = useT();
  const [availability, choose] = useUnit([$availability, qrChosen]);
  if (!availability.includes(qrEntry)) return null;
  return (
    <Button size="xl" block onClick={() => choose()}>
      {t('auth.qr.use')}
    </Button>
  );
}

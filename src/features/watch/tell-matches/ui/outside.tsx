import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { $outside, outsideAsked } from '../model/permission';

/** Whether messages also show when nobody looks at the page. Only a press of its button asks the browser. */
export function Outside() {
  const t = useT();
  const [state, ask] = useUnit([$outside, outsideAsked]);
  return (
    <>
      <p role="status">{t(`tells.outside.${state}`)}</p>
      {state === 'default' && <Button onClick={() => ask()}>{t('tells.outside.ask')}</Button>}
    </>
  );
}

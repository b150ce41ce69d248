import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { $routeMatch } from '@/shared/routing';
import { Button } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/message-page';

import { servicePageOf } from '../lib/pages';
import { checkPressed } from '../model/check';
import { MaintenanceTimes } from './maintenance-times';

/** The pages of a site that is closed to somebody: by region, by work on it, by the age of his browser. Spec: shell §4. */
export function ServicePage() {
  const t = useT();
  const [match, check] = useUnit([$routeMatch, checkPressed]);
  const pageId = match?.meta.pageId ?? 'block';
  const { icon, title, text, isChecked } = servicePageOf(pageId);
  return (
    <MessagePage
      icon={icon}
      title={t(title)}
      actions={
        isChecked && (
          <Button size="lg" icon="refresh" onClick={() => check()}>
            {t('technical.block.check')}
          </Button>
        )
      }
    >
      <p>{t(text)}</p>
      {pageId === 'maintenance' && <MaintenanceTimes />}
    </MessagePage>
  );
}

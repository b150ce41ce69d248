import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';

import { $teamCash, teamCashClosed } from '../model/team-cash';

export function TeamCashDialog() {
  const t = useT();
  const [count, close] = useUnit([$teamCash, teamCashClosed]);
  return (
    <Dialog
      open={count !== null}
      title={t('popups.teamCash.title')}
      closeLabel={t('main.close')}
      onClose={close}
      size="sm"
      footer={
        <Button variant="primary" onClick={() => close()}>
          {t('main_ok')}
        </Button>
      }
    >
      <p>{count === 4 ? t('popups.teamCash.four') : t('popups.teamCash.three')}</p>
    </Dialog>
  );
}

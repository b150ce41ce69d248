import type { ReactNode } from 'react';

import { roundCss as css } from '@/entities/casino/round';
import { useT } from '@/shared/i18n';
import { Dialog } from '@/shared/ui/dialog';

type RulesSheetProps = { name: string; onClose: () => void; children: ReactNode };

/** The rules of a game and its exact table over the game. Row CAS-15. */
export function RulesSheet({ name, onClose, children }: RulesSheetProps) {
  const t = useT();
  return (
    <Dialog
      open
      title={t('rounds.paytable', { name })}
      closeLabel={t('rounds.check.close')}
      size="lg"
      dismiss="any"
      placement="sheet"
      onClose={onClose}
    >
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long tables scroll by keyboard too */}
      <div className={css.column} role="group" aria-label={t('rounds.rules')} tabIndex={0}>
        {children}
      </div>
    </Dialog>
  );
}

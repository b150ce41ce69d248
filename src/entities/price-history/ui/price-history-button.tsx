import { useState } from 'react';

import { useT } from '@/shared/i18n';
import { createPartView } from '@/shared/part';
import { IconButton } from '@/shared/ui/button';

import type { PriceHistoryProps } from './price-history-dialog';

const PriceHistoryDialog = createPartView({
  name: 'price history',
  load: () => import('./price-history-dialog'),
  texts: ['prices'],
  view: (module) => module.PriceHistoryDialog,
});

type PriceHistoryButtonProps = Omit<PriceHistoryProps, 'onClose'> & { className?: string | undefined };

/** Opens how the prices of outcomes went. Row MEDIA-13. */
export function PriceHistoryButton({ className, ...asked }: PriceHistoryButtonProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="clock"
        iconSize={14}
        size="sm"
        className={className}
        label={t('price.history', { name: asked.title })}
        onClick={() => setOpen(true)}
      />
      {isOpen && <PriceHistoryDialog {...asked} onClose={() => setOpen(false)} />}
    </>
  );
}

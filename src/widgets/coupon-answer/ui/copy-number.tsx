import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { IconButton } from '@/shared/ui/button';

import { numberCopied } from '../model/copy';

/** Pages without TLS have no clipboard. There the player can only read the number. */
const hasClipboard = typeof navigator !== 'undefined' && 'clipboard' in navigator;

export function CopyNumber({ number }: { number: string }) {
  const t = useT();
  const copy = useUnit(numberCopied);
  if (!hasClipboard) return null;
  return <IconButton icon="copy" label={t('coupon.accepted.copy')} onClick={() => copy(number)} />;
}

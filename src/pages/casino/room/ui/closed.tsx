import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { ErrorState } from '@/shared/ui/error-state';
import { Stopped } from '@/widgets/casino/room';

import { roomOpened } from '../model/opened';

/** Why the game does not let the player in. Row CAS-12. */
export function Closed({ refusal }: { refusal: { code: number; message: string } }) {
  const t = useT();
  const opened = useUnit(roomOpened);
  if (refusal.code !== 0) return <Stopped stop={refusal} />;
  return <ErrorState title={t('rounds.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => opened()} />;
}

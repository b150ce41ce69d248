import { useUnit } from 'effector-react';

import { $hasKeepFailed, $hasShelfFailed } from '@/features/casino/shelf';
import { useT } from '@/shared/i18n';
import { ErrorState } from '@/shared/ui/error-state';
import { Note } from '@/shared/ui/note';

import { lobbyOpened } from '../model/lobby';

/** What of the player's games did not load, or was not kept. */
export function ShelfTrouble() {
  const t = useT();
  const [hasFailed, hasKeepFailed, opened] = useUnit([$hasShelfFailed, $hasKeepFailed, lobbyOpened]);
  return (
    <>
      {hasFailed && (
        <ErrorState title={t('rounds.lobby.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => opened()} />
      )}
      {hasKeepFailed && (
        <Note tone="danger" role="alert">
          {t('rounds.lobby.notKept')}
        </Note>
      )}
    </>
  );
}

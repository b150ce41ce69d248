import { useT } from '@/shared/i18n';
import { ErrorState } from '@/shared/ui/error-state';

export function BlockFailure({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return <ErrorState title={t('main.failure.server')} level={2} retryLabel={t('main.retry')} onRetry={onRetry} />;
}

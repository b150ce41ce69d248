import { useT } from '@/shared/i18n';
import { ErrorState } from '@/shared/ui/error-state';

export function BlockFailure({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <ErrorState title={t('technical.error.title')} level={2} retryLabel={t('technical.retry')} onRetry={onRetry}>
      {t('technical.error.text')}
    </ErrorState>
  );
}

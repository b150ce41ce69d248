import { useT } from '@/shared/i18n';
import { ErrorState } from '@/shared/ui/error-state';

/** The feed has not answered yet. It keeps asking by itself; the button reloads the page. */
export function MatchesNotLoaded({ isOffline }: { isOffline: boolean }) {
  const t = useT();
  return (
    <ErrorState
      level={2}
      title={isOffline ? t('sport.feed.offline') : t('sport.error.title')}
      retryLabel={t('sport.error.retry')}
      onRetry={() => {
        window.location.reload();
      }}
    >
      {t('sport.error.text')}
    </ErrorState>
  );
}

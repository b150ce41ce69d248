import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

/** No market of the match answers what somebody typed. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useT();
  return (
    <EmptyState
      icon="search"
      level={2}
      title={t('markets.nothing')}
      actions={<Button onClick={onClear}>{t('sport.filter.clear')}</Button>}
    >
      {t('markets.nothingText')}
    </EmptyState>
  );
}

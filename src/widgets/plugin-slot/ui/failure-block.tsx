import { Button } from '@/shared/ui/button';
import { useT } from '@/shared/i18n';

import * as css from './plugin-slot.css';

type FailureBlockProps = { isRefreshing: boolean; onRefresh: () => void };

/** What stands in the place of a remote app that failed, and only there. Spec: shell §8. */
export function FailureBlock({ isRefreshing, onRefresh }: FailureBlockProps) {
  const t = useT();

  return (
    <div role="alert" className={css.failure}>
      <span>{t('main_dictionary_load_error')}</span>
      <span>{t('main_dictionary_refresh_page')}</span>
      <Button size="sm" variant="secondary" aria-disabled={isRefreshing} onClick={isRefreshing ? undefined : onRefresh}>
        {t(isRefreshing ? 'main_refreshing_button' : 'main_page_refresh_button')}
      </Button>
    </div>
  );
}

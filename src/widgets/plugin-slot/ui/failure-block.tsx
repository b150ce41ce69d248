import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import * as css from './failure-block.css';

type FailureBlockProps = {
  /** Something stands in for the app: then only screen readers get the words, and everybody gets the button. */
  isShort: boolean;
  isRefreshing: boolean;
  onRefresh: () => void;
};

/** Replaces a remote app that failed, in its own place only. Spec: shell §8. */
export function FailureBlock({ isShort, isRefreshing, onRefresh }: FailureBlockProps) {
  const t = useT();

  const Words = isShort ? VisuallyHidden : 'span';

  return (
    <div role="alert" className={css.failure}>
      <Words>{t('main_dictionary_load_error')}</Words>
      <Words>{t('main_dictionary_refresh_page')}</Words>
      <Button size="sm" variant="secondary" aria-disabled={isRefreshing} onClick={isRefreshing ? undefined : onRefresh}>
        {t(isRefreshing ? 'main_refreshing_button' : 'main_page_refresh_button')}
      </Button>
    </div>
  );
}

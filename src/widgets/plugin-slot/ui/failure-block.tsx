import type { PluginEntry } from '@contracts/plugin';

import { pluginFailures } from '@/entities/plugin';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import * as css from './failure-block.css';

type FailureBlockProps = {
  entry: PluginEntry;
  /** Something stands in for the app: then only screen readers get the words, and everybody gets the button. */
  isShort: boolean;
  isRefreshing: boolean;
  onRefresh: () => void;
};

/** Replaces a remote app that failed, in its own place only, with the status of the answer where there was one. Spec: shell §4, §8. */
export function FailureBlock({ entry, isShort, isRefreshing, onRefresh }: FailureBlockProps) {
  const t = useT();

  const status = pluginFailures.findLast((failure) => failure.entry.id === entry.id)?.status;
  const Words = isShort ? VisuallyHidden : 'span';

  return (
    <div role="alert" className={css.failure}>
      <Words>{t('main_dictionary_load_error')}</Words>
      <Words>{t('main_dictionary_refresh_page')}</Words>
      {status !== undefined && <Words>{t('main_error_code', { code: status })}</Words>}
      <Button size="sm" variant="secondary" aria-disabled={isRefreshing} onClick={isRefreshing ? undefined : onRefresh}>
        {t(isRefreshing ? 'main_refreshing_button' : 'main_page_refresh_button')}
      </Button>
    </div>
  );
}

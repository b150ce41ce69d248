import { Component, type ReactNode } from 'react';

import { useT } from '@/shared/i18n';
import { logError } from '@/shared/lib/logger';
import { isMended } from '@/shared/part';
import { ErrorState } from '@/shared/ui/error-state';

import { stuck } from './boot-failure.css';

const reload = () => {
  location.reload();
};

function Words() {
  const t = useT();
  return (
    <main className={stuck}>
      <ErrorState title={t('main.failure.server')} level={1} retryLabel={t('main.update.reload')} onRetry={reload} />
    </main>
  );
}

/**
 * Stands around everything. When no other boundary catches an error, this one shows a text and a link instead of a
 * white page. Row ERR-21.
 */
export class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  times = 0;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logError('The page failed', error);
    if (isMended(error, this.times++)) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? <Words /> : this.props.children;
  }
}

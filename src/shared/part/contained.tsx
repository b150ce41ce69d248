import { Component, type ReactNode } from 'react';

import { logError } from '@/shared/lib/logger';

import { BlockFailure } from './block-failure';
import { isMended } from './mend';

type ContainedProps = {
  name: string;
  children: ReactNode;
  /**
   * What the failed place shows instead of the block with a button, while the owner hears of it through `onFail` and
   * puts something else there.
   */
  fallback?: ReactNode;
  onFail?: (() => void) | undefined;
};

/**
 * When one block fails to render, only that block is lost: its place says so and offers to try again. Spec: shell §8,
 * ERR-20.
 */
export class Contained extends Component<ContainedProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  times = 0;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logError(`"${this.props.name}" failed`, error);
    if (isMended(error, this.times++)) this.setState({ hasFailed: false });
    else this.props.onFail?.();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <BlockFailure
        onRetry={() => {
          this.setState({ hasFailed: false });
        }}
      />
    );
  }
}

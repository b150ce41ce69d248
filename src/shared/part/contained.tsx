import { Component, type ReactNode } from 'react';

import { logError } from '@/shared/lib/logger';

import { BlockFailure } from './block-failure';

type ContainedProps = {
  name: string;
  children: ReactNode;
  /** What else stands in the failed place, while whoever is told by `onFail` puts something there. */
  fallback?: ReactNode;
  onFail?: (() => void) | undefined;
};

/** A render error of one block costs that block alone: its place says so and offers to try again. Spec: shell §8, ERR-20. */
export class Contained extends Component<ContainedProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logError(`"${this.props.name}" failed`, error);
    this.props.onFail?.();
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

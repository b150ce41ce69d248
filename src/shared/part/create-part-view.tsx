import type { EventCallable } from 'effector';
import { useUnit } from 'effector-react';
import { type ComponentType, createElement, type ReactNode } from 'react';

import { createPart, type Part } from '@/shared/late-code';

import { PartPlace } from './part-place';

type PartViewInput<T, P> = Part<T> & {
  view: (module: T) => ComponentType<P>;
  /**
   * For a dialog that the player can do without: the event that closes it. A view that takes `onClose` needs no event.
   */
  closed?: EventCallable<void>;
  /** Shows in its place until the part has loaded. */
  fallback?: ReactNode;
};

const closeOf = (props: object): (() => void) | undefined =>
  'onClose' in props ? (props.onClose as () => void) : undefined;

/** Makes a component whose code loads late. The component draws its own place. */
export function createPartView<T, P extends object = object>({
  view,
  closed,
  fallback,
  ...given
}: PartViewInput<T, P>): ComponentType<P> {
  const part = createPart(given);
  const draw = (props: P, onClose: (() => void) | undefined) => (
    <PartPlace part={part} fallback={fallback} onClose={onClose}>
      {(module) => createElement(view(module), props)}
    </PartPlace>
  );
  if (closed === undefined) return (props: P) => draw(props, closeOf(props));
  return function ClosableView(props: P) {
    return draw(props, useUnit(closed));
  };
}

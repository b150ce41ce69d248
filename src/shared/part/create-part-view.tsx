import type { EventCallable } from 'effector';
import { useUnit } from 'effector-react';
import { createElement, type ComponentType, type ReactNode } from 'react';

import { createPart, type Part } from './create-part';
import { PartPlace } from './part-place';

type PartViewInput<T, P> = Part<T> & {
  view: (module: T) => ComponentType<P>;
  /** A dialog that the player can do without; one that is given `onClose` needs no event. */
  closed?: EventCallable<void>;
  /** What stands in its place until it is here. */
  fallback?: ReactNode;
};

const closeOf = (props: object): (() => void) | undefined =>
  'onClose' in props ? (props.onClose as () => void) : undefined;

/** A component that comes late, with its own place around it. */
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

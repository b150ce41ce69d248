import type { ReactNode } from 'react';

import { Contained } from './contained';
import type { Part } from './create-part';
import { PartNote } from './part-note';
import { usePart } from './use-part';

type Told = {
  /** A dialog that the player can do without: until it opens, what is told of it lies over the page. */
  onClose?: (() => void) | undefined;
};

/** What has become of a part that somebody else asks for; nothing while it comes as it should. */
export function PartTold({ part, onClose }: Told & { part: Part }) {
  const { module, state, hasFailed } = usePart(part, false);
  if (module !== null || state === null || !(hasFailed || state === 'slow')) return null;
  return <PartNote part={part} state={state} onClose={onClose} />;
}

type PartPlaceProps<T> = Told & {
  part: Part<T>;
  children: (module: T) => ReactNode;
  /** What stands there until it is here. */
  fallback?: ReactNode;
};

/** The place of a late part: whatever becomes of its files, its words or its drawing is told there, and costs nothing around it. Row ERR-21. */
export function PartPlace<T>({ part, children, fallback = null, onClose }: PartPlaceProps<T>) {
  const { module } = usePart(part);
  if (module !== null) return <Contained name={part.name}>{children(module)}</Contained>;
  return (
    <>
      {fallback}
      <PartTold part={part} onClose={onClose} />
    </>
  );
}

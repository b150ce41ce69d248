import type { ReactNode } from 'react';

import type { Part } from '@/shared/late-code';

import { Contained } from './contained';
import { PartNote } from './part-note';
import { usePart } from './use-part';

type Told = {
  /** Given for a dialog that the player can do without. Until it opens, the note about it is above the page. */
  onClose?: (() => void) | undefined;
};

/** Says what happened to a part that somebody else asks for. Shows nothing while the part loads normally. */
export function PartTold({ part, onClose }: Told & { part: Part }) {
  const { module, state, hasFailed } = usePart(part, false);
  if (module !== null || state === null || !(hasFailed || state === 'slow')) return null;
  return <PartNote part={part} state={state} onClose={onClose} />;
}

type PartPlaceProps<T> = Told & {
  part: Part<T>;
  children: (module: T) => ReactNode;
  /** Shows in its place until the part has loaded. */
  fallback?: ReactNode;
};

/**
 * The place of a late part. When its files, its texts or its drawing fail, its place says so, and the page around it
 * continues. Row ERR-21.
 */
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

import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';

import { $textOf, loadInlineFx } from '@/shared/i18n';

import { words } from './slow-note.css';

/** A skeleton without a text looks like a page that hangs. */
const patienceMs = 5000;

/**
 * After a while, says that the content behind the skeleton is still loading. `isLive`: no element with the role
 * `status` holds the skeleton.
 */
export function SlowNote({ isLive = true }: { isLive?: boolean }) {
  const [textOf, loadInline] = useUnit([$textOf, loadInlineFx]);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true);
    }, patienceMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  const text = textOf('errors.slow');
  // The dictionary itself may be slow. Then this loads the product's own texts.
  const isMute = isSlow && text === null;
  useEffect(() => {
    if (isMute) loadInline().catch(() => undefined);
  }, [isMute, loadInline]);
  return (
    <p role={isLive ? 'status' : undefined} className={words}>
      {isSlow && text}
    </p>
  );
}

import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';

import { $textOf, loadInlineFx } from '@/shared/i18n';

import { words } from './slow-note.css';

/** A skeleton without words is read as a page that hangs. */
const patienceMs = 5000;

/** Says that what the skeleton around it stands for is still on its way, once it has been for so long. `isLive`: not in a status already. */
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
  // The dictionary may be what is slow: then the product's own words are asked for.
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

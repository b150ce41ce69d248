import { useUnit } from 'effector-react';

import { $isLoading } from '../model/loading-bar';
import { bar } from './loading-bar.css';

/** Something is loading. Screen readers stay silent: the new page speaks for itself. */
export function LoadingBar() {
  return useUnit($isLoading) ? <div className={bar} aria-hidden="true" data-loading-bar="" /> : null;
}

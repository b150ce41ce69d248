import { useUnit } from 'effector-react';

import { $isLoading } from '../model/loading-bar';
import { bar } from './loading-bar.css';

/** Something is on its way. Not announced: the page that comes is. */
export function LoadingBar() {
  return useUnit($isLoading) ? <div className={bar} aria-hidden="true" data-loading-bar="" /> : null;
}

/** What is here before the first remote app runs: whose press it is, what of the page is not an app's, and what an app has of the host. */
import '@/shared/press-guard';

import './calls';
import './address';
import './root';

export { linkOf } from '@/shared/own-scope';
export { refusals } from './caller';
export { showOverlays } from './overlays';
export { holdAgain } from './sheets';

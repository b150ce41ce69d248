/** What is here before the first remote app runs: whose press it is, what of the page is not an app's, and what an app has of the host. */
import '@/shared/press-guard';

import { linkOf as link } from '@/shared/own-scope';

import { lookAt } from './natives';
import './calls';
import './address';
import './root';

export { refusals } from './caller';
export { showOverlays } from './overlays';
export { holdAgain } from './sheets';

/** What an app has of the host. It says itself when it has drawn. */
export const linkOf: typeof link = (id, scope, gone) => {
  const made = link(id, scope, gone);
  const show: typeof made.show = (facade) => {
    const shown = made.show(facade);
    const { ready } = shown as { ready?: () => void };
    const drawn = () => {
      lookAt(id);
      ready?.();
    };
    return ready === undefined ? shown : Object.assign(shown, { ready: drawn });
  };
  return { ...made, show };
};

import { before } from './before';
import { refuse } from './caller';

/** The address is the host's, which keeps page and title in step with it. Report R-P5. */
before(History.prototype, ['pushState', 'replaceState'], (app) => () => {
  refuse(app, 'writes the address, which host.navigate leads to: refused', false);
});

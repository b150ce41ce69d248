import './document-status';
import './feed';

export { $bootState, appStarted, bootRequested, bootSucceeded } from './boot';

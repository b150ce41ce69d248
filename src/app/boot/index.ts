import './document-status';
import './feed';
import './find-network';

export { $bootState, appStarted, bootSucceeded, retryPressed } from './boot';

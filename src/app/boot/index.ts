import './document-status';
import './feed';

export { $bootState, appStarted, bootSucceeded, retryPressed } from './boot';

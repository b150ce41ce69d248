import './feed';
import './fingerprint';

export { $bootState, appReady, appStarted, bootRequested, bootSucceeded } from './boot';

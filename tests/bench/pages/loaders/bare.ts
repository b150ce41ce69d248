/** The page of the other loaders without a loader, so that their bytes can be told apart. */
import { measured } from './host';

window.loader = measured(() => undefined);

import './choices';
import './recheck';

export { clientConfigFx } from '../api/client-config';

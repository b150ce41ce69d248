import './refusal';

export { depositTimeoutFx } from '../api/limits';

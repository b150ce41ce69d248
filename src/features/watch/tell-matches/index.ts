import './model/deliver';

export { Outside } from './ui/outside';
export { Telling } from './ui/telling';

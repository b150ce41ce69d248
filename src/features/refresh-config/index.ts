export { refreshingBegan } from './model/poll';

export { playerFollowed } from './model/follow-player';

import './model/way-out';

export { $isAsking as $isLogOutAsked, logOutRequested } from './model/log-out';
export { LogOutDialog } from './ui/lazy';

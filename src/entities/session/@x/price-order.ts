export { $isAuth, $userId } from '../model/session';

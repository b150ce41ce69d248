export { $userId } from '../model/session';

export { ControlRoomPage } from './ui/page';

export { RoomPage as default } from './ui/page';

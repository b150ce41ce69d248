export { LobbyPage as default } from './ui/page';

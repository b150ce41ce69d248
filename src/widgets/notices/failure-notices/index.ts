export { OfflineBar } from './ui/offline-bar';
import './model/failures';

export { LoadingBar } from './ui/loading-bar';

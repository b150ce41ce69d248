export { TrackerPage as default } from './ui/page';

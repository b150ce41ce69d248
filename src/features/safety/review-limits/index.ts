export { ReviewNote } from './ui/review-note';

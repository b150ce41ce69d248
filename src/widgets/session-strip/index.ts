export { SessionStrip } from './ui/session-strip';
export { StayLink } from './ui/stay-link';

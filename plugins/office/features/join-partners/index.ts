export { joining } from './model/join';
export { JoinPartners } from './ui/join-partners';

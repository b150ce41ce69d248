export { JoinPartners } from './ui/join-partners';

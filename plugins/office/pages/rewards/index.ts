export { RewardsPage } from './ui/rewards-page';

export { demoTwoStepUser, demoUser, openProfile } from './profiles.ts';

export { PolicyLogo } from './ui/policy-logo';

export { providerOf } from './lib/providers';
export { providersConfigured } from './model/providers';
export { SocialLinks } from './ui/social-links';

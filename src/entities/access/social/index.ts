export { oauthPath, providerOf } from './lib/providers';
export { $providers, providersConfigured } from './model/providers';
export { SocialLinks } from './ui/social-links';

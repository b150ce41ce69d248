export { $siteConfig } from '../model/config';

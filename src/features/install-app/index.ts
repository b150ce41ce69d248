export { AppInstall, InstallButton } from './ui/lazy';

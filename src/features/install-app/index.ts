import './model/texts';

export { AppInstall, InstallButton } from './ui/lazy';

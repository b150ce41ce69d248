export { $isOutdated, newVersionSeen } from './app-version';

export { BuilderDesk } from './builder-desk';
export { BuilderPanel } from './builder-panel';
export { BuilderSwitch } from './builder-switch';

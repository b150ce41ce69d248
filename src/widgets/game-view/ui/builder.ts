export { BuilderPanel } from './builder-panel';
export { BuilderSwitch } from './builder-switch';

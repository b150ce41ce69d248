export { endShown, motionBegan, motionCut, stepShown } from './model/sound';
export { SoundSwitch } from './ui/sound-switch';

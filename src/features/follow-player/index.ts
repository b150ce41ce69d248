export { readVisibilityFx } from './model/follow-player';

import './fonts.css';
import './light.css';
import './dark.css';
import './contrast.css';
import './fixed.css';
import './reset.css';

export { vars } from './vars';
export { media } from './media';
export { cut, flip, number, words } from './text.css';
export { letterFace } from './letter-face';

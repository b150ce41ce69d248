export { RailButton } from './rail-button';
/** For a link that is among the buttons. */
export { button as railLook, text as railText } from './rail-button.css';

import './model/arming';

export { ArmedPart, OneClickPart, OneClickSetting } from './ui/one-click-part';

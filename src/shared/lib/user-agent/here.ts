import { classifyDevice, type Device, type DeviceClass } from './classify';
import { isMessengerApp } from './messenger';

/** The machine on which this page runs. */
export const classifyThisDevice = (cdnDevice?: Device): DeviceClass =>
  classifyDevice({ userAgent: navigator.userAgent, maxTouchPoints: navigator.maxTouchPoints, cdnDevice });

/** The visitor started the page from the home screen, without a browser's frame. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

export const isInMessenger = (): boolean => isMessengerApp(window, location.hash);

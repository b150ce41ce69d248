import { botOf } from '@/shared/lib/search-bot';

import { type Browser, browserOf, isOldBrowser } from './browser';
import { isIpadAsMac, type Os, osOf } from './os';

export type Device = 'desktop' | 'tablet' | 'mobile';

/**
 * What the page knows of a visitor's machine. `cdnDevice`: a CDN's header, which the site configuration passes on; it
 * wins.
 */
export type DeviceFacts = { userAgent: string; maxTouchPoints: number; cdnDevice?: Device | undefined };

export type DeviceClass = {
  device: Device;
  os: Os;
  browser: Browser;
  /** Name of the crawler, null for people. */
  bot: string | null;
  isOldBrowser: boolean;
  isIpadAsMac: boolean;
  /** The link that the system reads for a home-screen icon; null where it reads none. Spec: shell §1. */
  touchIcon: 'precomposed' | 'regular' | null;
};

/** The last iOS that takes precomposed icons. Spec: coupon §9. */
const lastPrecomposedIos = 14;

function deviceOf(userAgent: string, os: Os): Device {
  if (os.name === 'ios') return /iPhone|iPod/.test(userAgent) ? 'mobile' : 'tablet';
  // A tablet or a television stick is an Android without the word "Mobile".
  if (os.name === 'android') return /Mobile/.test(userAgent) && !/Tablet/.test(userAgent) ? 'mobile' : 'tablet';
  return /Mobile|Opera Mini|J2ME|Windows Phone/.test(userAgent) ? 'mobile' : 'desktop';
}

const touchIconOf = ({ name, major }: Os): DeviceClass['touchIcon'] => {
  if (name !== 'ios') return null;
  return major !== null && major <= lastPrecomposedIos ? 'precomposed' : 'regular';
};

/** Spec: shell §9: "Device detection uses the user agent or CDN headers." An empty user agent is a desktop. */
export function classifyDevice({ userAgent, maxTouchPoints, cdnDevice }: DeviceFacts): DeviceClass {
  const os = osOf(userAgent, maxTouchPoints);
  const bot = botOf(userAgent);
  const browser = bot === null ? browserOf(userAgent) : { name: null, major: null };
  return {
    device: cdnDevice ?? deviceOf(userAgent, os),
    os,
    browser,
    bot,
    isOldBrowser: bot === null && isOldBrowser(userAgent, browser, os),
    isIpadAsMac: isIpadAsMac(userAgent, maxTouchPoints),
    touchIcon: touchIconOf(os),
  };
}

/** Phones and tablets belong on the mobile version. */
export const isForMobile = ({ device }: DeviceClass): boolean => device !== 'desktop';

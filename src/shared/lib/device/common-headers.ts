import { headerNames, headerValues } from '@contracts/common';

import { platform } from './platform';

/** Tests run without a page. */
const pageSearch = () => (typeof location === 'undefined' ? '' : location.search);

/** What every fetch tells the server about the page. Spec: shell §7, HTTP-01, HTTP-02. */
export const commonHeaders = (language: string): Record<string, string> => ({
  [headerNames.requestedWith]: headerValues.requestedWith,
  [headerNames.appId]: headerValues.appId,
  [headerNames.platform]: platform(pageSearch()),
  [headerNames.language]: language,
});

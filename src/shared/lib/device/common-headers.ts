import { HEADER, HEADER_VALUE } from '@contracts/common';

import { platform } from './platform';

/** Tests run without a page. */
const pageSearch = () => (typeof location === 'undefined' ? '' : location.search);

/** What every fetch says of the page that asks. Spec: shell §7, HTTP-01, HTTP-02. */
export const commonHeaders = (language: string): Record<string, string> => ({
  [HEADER.requestedWith]: HEADER_VALUE.requestedWith,
  [HEADER.appId]: HEADER_VALUE.appId,
  [HEADER.platform]: platform(pageSearch()),
  [HEADER.language]: language,
});

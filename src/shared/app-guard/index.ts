/** What is here before the first remote app runs: whose press it is, and what an app has of the host. */
import '@/shared/press-guard';

import './calls';

export { linkOf } from '@/shared/own-scope';

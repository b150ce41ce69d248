import { here } from '@/entities/plugin';
import * as guard from '@/shared/own-scope';

/** What is between host and app, without the guard of presses: those of a test are all made up. */
here.guard = guard;

import { redirect, redirectDocument, replace } from 'react-router-dom';

import { logError } from '@/shared/lib/logger';
import { joinPath, type RouteFailure, type Verdict } from '@/shared/routing';

/** Redirects in a row without a page between them: more is a loop of somebody's rules. Design T16. */
const redirectLimit = 5;

type FollowerInput = {
  language: () => string;
  /** Address of the page on the screen, kept as it is; null when there is none yet. */
  stay: () => string | null;
};

/** React Router wants to be thrown a response; the linter an error. */
const response = (to: Response) => to as unknown as Error;

/** Turns verdicts into what React Router understands. */
export function createFollower({ language, stay }: FollowerInput) {
  let redirects = 0;
  return {
    /** A page is on the screen. */
    settled() {
      redirects = 0;
    },
    /** Throws "elsewhere"; else the error page that stands in this place, or null for the page itself. */
    follow(verdict: Verdict, url: URL): RouteFailure | null {
      switch (verdict.kind) {
        case 'pass':
          return null;
        case 'fail':
          return verdict.text === undefined
            ? { status: verdict.status }
            : { status: verdict.status, text: verdict.text };
        case 'leave':
          throw response(redirectDocument(verdict.url));
        case 'cancel':
          throw response(replace(stay() ?? joinPath(language(), '/')));
        case 'redirect':
          redirects += 1;
          if (redirects > redirectLimit) {
            logError('Redirect loop', url.href);
            return { status: 500 };
          }
          throw response(redirect(joinPath(verdict.language ?? language(), verdict.path)));
      }
    },
  };
}

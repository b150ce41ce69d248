import { useUnit } from 'effector-react';

import { Contained, createPartView } from '@/shared/part';
import { pageFailed } from '@/shared/routing';

import { $shownPage, type ShownPage } from '../router/page';
import { PageSkeleton } from '../router/page-skeleton';
import { useArrival } from './use-arrival';

const NotFoundPage = createPartView({
  name: 'page not found',
  load: () => import('@/pages/not-found'),
  view: (module) => module.default,
  fallback: <PageSkeleton />,
});
const ErrorPage = createPartView({
  name: 'failure page',
  load: () => import('@/pages/error'),
  view: (module) => module.default,
  fallback: <PageSkeleton />,
});

/** The page, or the error page that replaces it at the same address. Spec: shell §8. */
export function PagePlace() {
  const [shown, fail] = useUnit([$shownPage, pageFailed]);
  useArrival(shown?.location.path ?? null);
  if (shown === null) return <PageSkeleton />;
  const { location, match, failure } = shown;
  // The next address tries a failed page again. The same page with other parameters keeps its instance.
  const { pageId } = match.meta;
  const isPage = failure === null;
  return (
    <Contained
      key={isPage ? pageId : `${pageId} failed`}
      name={`page ${pageId} at ${location.path}`}
      fallback={isPage ? <PageSkeleton /> : undefined}
      onFail={isPage ? () => fail({ status: 500 }) : undefined}
    >
      {contentOf(shown)}
    </Contained>
  );
}

function contentOf({ failure, Page }: ShownPage) {
  if (failure?.status === 404) return <NotFoundPage />;
  return failure !== null || Page === null ? <ErrorPage /> : <Page />;
}

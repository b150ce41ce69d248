import type { MatchInfo } from '@/entities/match';
import { createPartView } from '@/shared/part';
import { Skeleton } from '@/shared/ui/skeleton';
import { MatchPreview, type PreviewOf } from '@/widgets/match-view';

const MatchPicture = createPartView({
  name: 'picture beside a list',
  load: () => import('@/widgets/watch/match-picture'),
  texts: ['zone'],
  view: (module) => module.MatchPicture,
  fallback: <Skeleton height={320} />,
});
const picture = (match: MatchInfo) =>
  (match.zoneId ?? match.videoId) === undefined ? null : <MatchPicture match={match} isBare />;

/** One match of the list with its picture and all its markets. */
export const Preview = (list: PreviewOf) => <MatchPreview {...list} picture={picture} />;

import { MakerLaunchAnswer } from '@contracts/makers';

import { createApiMutation } from '@/shared/api';

type Asked = { maker: string; id: string; accountId: number; isDemo: boolean; lng: string; isMobile: boolean };

/** POST makers/launch: the address at which the maker opens the game for this player. */
export const launchMutation = createApiMutation({
  request: ({ maker, id, accountId, isDemo, lng, isMobile }: Asked) => ({
    method: 'POST',
    path: '/games-api/v1/makers/launch',
    body: {
      ...{ maker, game: id, lng, device: isMobile ? 'mobile' : 'desktop' },
      ...(isDemo ? { mode: 'demo' } : { mode: 'real', accountId }),
    },
  }),
  contract: MakerLaunchAnswer,
  mapData: ({ data }) => data,
  strategy: 'TAKE_LATEST',
});

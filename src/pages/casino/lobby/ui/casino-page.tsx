import { useUnit } from 'effector-react';

import { $routeMatch } from '@/shared/routing';

import { MinePage } from './mine';
import { LobbyPage } from './page';
import { StudioPage } from './studio';

const studioPages = new Set(['providers', 'provider', 'casino-brand']);

/** The pages about all games, by their page ids. */
export function CasinoPage() {
  const pageId = useUnit($routeMatch)?.meta.pageId ?? '';
  if (pageId === 'my-casino') return <MinePage />;
  return studioPages.has(pageId) ? <StudioPage /> : <LobbyPage />;
}

import { lazy } from 'react';

export const AppInstall = lazy(() => import('./app-install'));
export const InstallButton = lazy(async () => ({ default: (await import('./install-button')).InstallButton }));

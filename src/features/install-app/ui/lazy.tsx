import { createPartView } from '@/shared/part';

export const AppInstall = createPartView({
  name: 'install',
  load: () => import('./app-install'),
  view: (module) => module.default,
});
export const InstallButton = createPartView({
  name: 'install button',
  load: () => import('./install-button'),
  view: (module) => module.InstallButton,
});

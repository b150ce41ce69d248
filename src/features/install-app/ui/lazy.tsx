import { useUnit } from 'effector-react';

import { createPartView } from '@/shared/part';

import { $canInstall } from '../model/prompt';

export const AppInstall = createPartView({
  name: 'install',
  load: () => import('./app-install'),
  texts: ['install'],
  view: (module) => module.default,
});
const Button = createPartView({
  name: 'install button',
  load: () => import('./install-button'),
  texts: ['install'],
  view: (module) => module.InstallButton,
});

/** Shows nothing where the browser offers no question of its own. Spec: shell §1, PWA-01. */
export function InstallButton() {
  return useUnit($canInstall) ? <Button size="sm" /> : null;
}

import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';

import { $canInstall, $way } from '../model/prompt';
import { block, line } from './app-install.css';
import { InstallButton } from './install-button';

/** Stands on the pages about the app. Shows the button, or how to install by hand, or that the app is installed. */
export default function AppInstall() {
  const t = useT();
  const [canInstall, way] = useUnit([$canInstall, $way]);
  const hint = canInstall ? 'offered' : way;
  return (
    <section className={block}>
      <h2>{t('install.app.title')}</h2>
      <p className={line}>{t(`install.app.${hint}`)}</p>
      {canInstall && <InstallButton />}
    </section>
  );
}

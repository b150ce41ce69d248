import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';

import { $canInstall, $way } from '../model/prompt';
import { $areTextsHere, appPageOpened } from '../model/texts';
import { block, line } from './app-install.css';
import { InstallButton } from './install-button';

/** On the pages about the app: the button, or how it is done by hand, or that it is done. */
export default function AppInstall() {
  const t = useT();
  const [canInstall, way, areTextsHere, opened] = useUnit([$canInstall, $way, $areTextsHere, appPageOpened]);
  useEffect(() => {
    opened();
  }, [opened]);
  if (!areTextsHere) return null;
  const hint = canInstall ? 'offered' : way;
  return (
    <section className={block}>
      <h2>{t('install.app.title')}</h2>
      <p className={line}>{t(`install.app.${hint}`)}</p>
      <InstallButton />
    </section>
  );
}

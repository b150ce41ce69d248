import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $routeMatch } from '@/shared/routing';
import { PluginPage } from '@/widgets/plugin-slot';

import { $ownTitle, ownPageOpened } from '../model/title';
import * as css from './page.css';

/** A page that a remote app brings: its name, and below it the app. Row PLUG-43. */
export function OwnPage() {
  const [match, title, opened] = useUnit([$routeMatch, $ownTitle, ownPageOpened]);
  useEffect(() => {
    opened();
  }, [opened]);
  const id = match?.meta.app?.id;
  return (
    <div className={css.page}>
      <h1 className={css.title}>{title}</h1>
      {id !== undefined && <PluginPage id={id} />}
    </div>
  );
}

import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';

import { createAppPart } from '../../sdk/parts';
import css from '../shared/office.module.css';

/** Each page comes when somebody opens it. By the path without the language. */
const pages: Readonly<Record<string, ComponentType>> = {
  '/office/account': createAppPart(() => import('../pages/overview').then((part) => part.OverviewPage)),
  '/office/profile': createAppPart(() => import('../pages/profile').then((part) => part.ProfilePage)),
  '/office/security': createAppPart(() => import('../pages/security').then((part) => part.SecurityPage)),
  '/office/messages': createAppPart(() => import('../pages/messages').then((part) => part.MessagesPage)),
};

/** The player's office. Row PLUG-20. */
export function Office() {
  const path = useUnit(useHost().$path);
  const Page = pages[path];
  return Page === undefined ? null : (
    <div key={path} className={css.section}>
      <Page />
    </div>
  );
}

import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useT } from '@/shared/i18n';
import { createPartView } from '@/shared/part';
import { AppLink } from '@/shared/routing';
import { TabPanel, Tabs } from '@/shared/ui/tabs';
import type { PluginFaults, PluginSight } from '@/widgets/plugin-overview';

import type { GuardTrace, RouteLine } from '../lib/given';
import { BuildSection } from './build-section';
import { ConfigurationSection } from './configuration-section';
import { FaultSection } from './fault-section';
import { FeedSection } from './feed-section';
import { GuardSection } from './guard-section';
import { HttpSection } from './http-section';
import * as css from './page.css';
import { PluginSection } from './plugin-section';
import { RouteSection } from './route-section';
import { StateSection } from './state-section';

/** Loads all dictionaries of all languages, so it comes only when somebody looks. */
const LanguageSection = createPartView({
  name: 'dictionaries',
  load: () => import('./language-section'),
  view: (module) => module.LanguageSection,
});

const sections = [
  'guards',
  'routes',
  'http',
  'feed',
  'faults',
  'config',
  'plugins',
  'state',
  'languages',
  'build',
] as const;
type SectionId = (typeof sections)[number];

export type DebuggerPageProps = {
  routes: readonly RouteLine[];
  trace: readonly GuardTrace[];
  faults: readonly PluginFaults[];
  sights: readonly PluginSight[];
};

/** The control room of a staging build; the open section is in the address. Decision D-99. */
export function DebuggerPage({ routes, trace, faults, sights }: DebuggerPageProps) {
  const t = useT();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const selected = sections.find((id) => `#${id}` === hash) ?? 'guards';
  const content: Readonly<Record<SectionId, ReactNode>> = {
    guards: <GuardSection trace={trace} />,
    routes: <RouteSection routes={routes} />,
    http: <HttpSection />,
    feed: <FeedSection />,
    faults: <FaultSection />,
    config: <ConfigurationSection />,
    plugins: <PluginSection faults={faults} sights={sights} />,
    state: <StateSection />,
    languages: <LanguageSection />,
    build: <BuildSection />,
  };
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{t('debugger.title')}</h1>
        <AppLink className={css.link} to="/debugger/ui">
          {t('debugger.ui.title')}
        </AppLink>
      </div>
      <Tabs
        className={css.tabs}
        group="debugger"
        label={t('debugger.title')}
        items={sections.map((id) => ({ id, label: t(`debugger.section.${id}`) }))}
        selected={selected}
        onSelect={(id) => void navigate({ hash: id }, { replace: true })}
      />
      {sections.map((id) => (
        <TabPanel key={id} group="debugger" id={id} selected={selected} className={css.panel}>
          {id === selected && content[id]}
        </TabPanel>
      ))}
    </div>
  );
}

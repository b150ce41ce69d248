import { createReactPlugin, type PluginHost, type PluginModule, useHost } from '@sdk';
import { clearNode, createNode, withRegion } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef } from 'react';

import { hosts } from '@/shared/own-scope';
import { pageHeadGiven, pageHeadWithdrawn } from '@/shared/page-head';
import { byId, cleanBody, cleanHead, followLinks, layOver } from '@/shared/plugin-view';
import { navigateTo, splitPath, withoutLanguage } from '@/shared/routing';

import { $views, type ShownView } from '../model/views';

/** The component is in the element that the body names after it, otherwise below the body. */
function mountComponent(root: HTMLElement, { component, view }: ShownView, host: PluginHost): () => void {
  if (component === null) return () => undefined;
  const place = byId(root, view.appName) ?? root.appendChild(document.createElement('div'));
  const region = createNode({ regional: true });
  const unmount = withRegion(region, () => component.mount(place, host));
  return () => {
    // Runs later, because React must not unmount a root while another one renders.
    queueMicrotask(() => {
      unmount();
      clearNode(region);
    });
  };
}

/** Draws an answer below `root`. Returns the function that removes it. */
function draw(root: HTMLElement, shown: ShownView, host: PluginHost): () => void {
  root.replaceChildren(cleanBody(shown.view.body));
  document.adoptedStyleSheets.push(...shown.sheets);
  const unmount = mountComponent(root, shown, host);
  return () => {
    unmount();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !shown.sheets.includes(sheet));
  };
}

function ViewBody({ id }: { id: string }) {
  const host = useHost();
  const [views, give, withdraw, navigate] = useUnit([$views, pageHeadGiven, pageHeadWithdrawn, navigateTo]);
  const ref = useRef<HTMLDivElement>(null);
  const shown = views[id];

  const drawNow = useEffectEvent((root: HTMLElement, now: ShownView) => draw(root, now, host));
  const tellHead = useEffectEvent(({ view: { title, head } }: ShownView) =>
    give({ id, title, over: layOver(cleanHead(head)) }),
  );
  useEffect(() => {
    if (ref.current === null || shown === undefined) return undefined;
    tellHead(shown);
    return drawNow(ref.current, shown);
  }, [shown]);
  useEffect(() => () => void withdraw(id), [id, withdraw]);

  const go = useEffectEvent((target: string) => {
    const { language } = splitPath(target);
    navigate({ path: withoutLanguage(target), ...(language === null ? {} : { language }) });
  });
  useEffect(() => (ref.current === null ? undefined : followLinks(ref.current, (target) => go(target))), []);

  return <div ref={ref} />;
}

/** What draws a view into the place of its app. */
export function createView(id: string): PluginModule {
  const mount = createReactPlugin(function View() {
    const { scope } = useHost();
    return (
      <Provider value={hosts.get(scope) ?? scope}>
        <ViewBody id={id} />
      </Provider>
    );
  });
  return {
    id,
    mount: (element, host) => {
      // Whatever its style says, a view draws, moves and stacks within its place, and none of its rules reaches the
      // place itself.
      element.parentElement?.style.setProperty('contain', 'content');
      return mount(element, host);
    },
  };
}

import { ErrorState, Skeleton } from '@openbook/ui';
import { type PluginModule, type PluginPart, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import css from '../shared/office.module.css';

type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'here'; module: PluginModule };

/** One section: on its way, failed with a way to try again, or drawn by its part. */
export function Section({ part }: { part: PluginPart }) {
  const host = useHost();
  const t = useUnit(host.$t);
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const bring = useEffectEvent(() => host.bringPart(part));
  // What fails in a part costs the section, not the office.
  const draw = useEffectEvent((module: PluginModule, element: HTMLElement) => {
    const own: PropertyDescriptorMap = {
      ready: { value: () => undefined },
      fail: { value: () => setState({ kind: 'failed' }) },
    };
    return module.mount(element, Object.create(host, own) as typeof host);
  });

  useEffect(() => {
    let isOver = false;
    const say = (next: State) => {
      if (!isOver) setState(next);
    };
    bring().then(
      (module) => say({ kind: 'here', module }),
      () => say({ kind: 'failed' }),
    );
    return () => {
      isOver = true;
    };
  }, [attempt]);

  const module = state.kind === 'here' ? state.module : null;
  useEffect(() => {
    if (module === null || place.current === null) return undefined;
    const element = place.current.appendChild(document.createElement('div'));
    const unmount = draw(module, element);
    // React must not unmount a root while another one renders.
    return () =>
      queueMicrotask(() => {
        unmount();
        element.remove();
      });
  }, [module]);

  if (state.kind === 'failed')
    return (
      <ErrorState
        title={t('office.failed')}
        level={2}
        retryLabel={t('office.again')}
        onRetry={() => {
          setState({ kind: 'loading' });
          setAttempt(attempt + 1);
        }}
      />
    );
  return (
    <div ref={place} className={css.section} aria-busy={state.kind === 'loading'}>
      {state.kind === 'loading' && <Skeleton height={160} />}
    </div>
  );
}

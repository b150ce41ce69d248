import type { PluginHost } from '@sdk';
import { createNode, type Scope, scopeBind, withRegion } from 'effector';

import type { PluginParams } from '@contracts/slots';

import { measure, mountDeadlineMs, pluginLine, tellFailure } from '@/entities/plugin';
import { logWarning } from '@/shared/lib/logger';
import { clearRegion } from '@/shared/plugin-files';

import { createParams } from './create-params';
import { type Mount, type MountedPlace, mountedPlaces } from './mounted';

/**
 * Lets a plugin draw into a new element of `place`. The returned function removes everything that the plugin left: its
 * element, and the units that it made while mounting. (Without a region each mount would leave its samples on the
 * host's stores.) When the plugin fails while mounting, reports a fault or draws nothing in time, this removes it and
 * calls `onFail` once.
 */
export function mountPlugin(mount: Mount): () => void {
  const { entry, module, place, slot = null, params, createHost, onReady, onSlow, onFail } = mount;
  const deadlineMs = entry.timeoutMs ?? mountDeadlineMs;
  const region = createNode({ regional: true });
  const element = document.createElement('div');
  // The plugin's styles apply only below this element.
  element.dataset.plugin = entry.id;
  element.style.display = 'contents';
  place.append(element);

  let unmount: (() => void) | null = null;
  let isOver = false;
  let isReady = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const gone = new AbortController();
  const start = performance.now();

  const end = () => {
    if (isOver) return;
    isOver = true;
    mountedPlaces.delete(mounted);
    clearTimeout(timer);
    element.remove();
    // Runs later, because React must not unmount a root while another one renders.
    queueMicrotask(() => {
      try {
        unmount?.();
      } catch (error) {
        logWarning(pluginLine(entry, 'unmount', 'it threw'), error);
      } finally {
        clearRegion(region, scope);
        gone.abort();
      }
    });
  };
  const fail = (error: unknown) => {
    if (isOver) return;
    end();
    tellFailure(entry, isReady ? 'run' : 'mount', 'it failed', error);
    onFail(error);
  };
  const slow = (isSlow: boolean) => {
    if (!isOver) onSlow?.(isSlow);
  };
  let scope: Scope | null = null;
  const first = params?.() ?? {};
  const { $params, paramsGiven } = withRegion(region, () => createParams(first));
  const tell = (told: PluginParams) => {
    if (scope !== null && !isOver) scopeBind(paramsGiven, { scope })(told);
  };
  const mounted: MountedPlace = { mount, element, end, fail, slow, tell };
  mountedPlaces.add(mounted);
  const ready = () => {
    if (!isReady) measure('mount', entry, start);
    isReady = true;
    clearTimeout(timer);
    onReady?.();
  };
  const begin = (host: PluginHost) => {
    if (isOver) return;
    scope = host.scope;
    // The place may have told something else while the host was on its way.
    const latest = params?.() ?? first;
    if (latest !== first) tell(latest);
    timer = setTimeout(() => fail(new Error(`Nothing drawn within ${String(deadlineMs)} ms`)), deadlineMs);
    unmount = withRegion(region, () => scopeBind(module.mount, { scope: host.scope, safe: true })(element, host));
  };

  try {
    const host = createHost(entry, { ready, fail, gone: gone.signal, slot, $params });
    if (host instanceof Promise) host.then(begin).catch(fail);
    else begin(host);
  } catch (error) {
    fail(error);
  }
  return end;
}

import { clearNode, createNode, withRegion } from 'effector';

import type { PluginHost, PluginModule } from '@sdk';

import type { Feedback } from './host-context';
import { mountedPlaces, type MountedPlace } from './mounted';

type Mount = {
  module: PluginModule;
  /** Of its script. */
  address: string;
  place: HTMLElement;
  createHost: (feedback: Feedback) => PluginHost;
  deadlineMs: number;
  onReady?: (() => void) | undefined;
  /** The watch has seen that it slows the page, or does so no more. */
  onSlow?: ((isSlow: boolean) => void) | undefined;
  onFail: (error: unknown) => void;
};

/**
 * Lets a plugin draw into a new element of `place` and gives back what takes it away with everything that it left: its element, and the units
 * that it made while mounting (without a region each mount would leave its samples on the host's stores). A fault while it mounts, a fault that
 * it reports, or nothing drawn within the deadline: taken away, then `onFail`, once.
 */
export function mountPlugin({
  module,
  address,
  place,
  createHost,
  deadlineMs,
  onReady,
  onSlow,
  onFail,
}: Mount): () => void {
  const region = createNode({ regional: true });
  const element = document.createElement('div');
  element.style.display = 'contents';
  place.append(element);

  let unmount: (() => void) | null = null;
  let isOver = false;

  const end = () => {
    if (isOver) return;
    isOver = true;
    mountedPlaces.delete(mounted);
    clearTimeout(timer);
    element.remove();
    // Later: a React root may not be unmounted while another one renders.
    queueMicrotask(() => {
      unmount?.();
      clearNode(region);
    });
  };
  const fail = (error: unknown) => {
    if (isOver) return;
    end();
    onFail(error);
  };
  const slow = (isSlow: boolean) => {
    if (!isOver) onSlow?.(isSlow);
  };
  const mounted: MountedPlace = { id: module.id, address, element, fail, slow };
  mountedPlaces.add(mounted);
  const ready = () => {
    clearTimeout(timer);
    onReady?.();
  };
  const timer = setTimeout(() => fail(new Error(`Nothing drawn within ${String(deadlineMs)} ms`)), deadlineMs);

  try {
    unmount = withRegion(region, () => module.mount(element, createHost({ ready, fail })));
  } catch (error) {
    fail(error);
  }
  return end;
}

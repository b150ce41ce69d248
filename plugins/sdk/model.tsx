/** Beside the SDK, for apps that keep what they know in units: the host and the player, as a model needs them. */
import { createReactPlugin, type PluginHost, useHost } from '@sdk';
import { createEvent, createStore, merge, scopeBind } from 'effector';
import { createGate, useGate, useUnit } from 'effector-react';
import type { ComponentType } from 'react';

const hostCame = createEvent<PluginHost>();
const hostLeft = createEvent<PluginHost>();
const $hosts = createStore<readonly PluginHost[]>([])
  .on(hostCame, (hosts, host) => [...hosts, host])
  .on(hostLeft, (hosts, host) => hosts.filter((each) => each !== host));

/** The host of the place where the app was mounted last. Null while it is mounted nowhere. */
export const $host = $hosts.map((hosts) => hosts.at(-1) ?? null);
const appLeft = $host.updates.filter({ fn: (host) => host === null });

const Player = createGate<{ userId?: number | null }>();
/** `turn`: how many players came after the first one. */
const $player = createStore<{ userId: number | null; turn: number } | null>(null)
  .on(Player.state, (known, { userId }) => {
    // Empty: the place has closed.
    if (userId === undefined || known?.userId === userId) return known;
    return { userId, turn: known === null ? 0 : known.turn + 1 };
  })
  .reset(appLeft);
const $turn = $player.map((player) => player?.turn ?? 0);

/** Another player is here, or the app has gone: nothing of the last one may stay. */
export const forgotten = merge([appLeft, $turn.updates]);

type Mount = ReturnType<typeof createReactPlugin>;

/** `createReactPlugin` for an app whose models hold nothing of a player: it needs no "session:read". */
export function createOpenPlugin(App: ComponentType): Mount {
  const mount = createReactPlugin(App);
  return (element, host) => {
    const { scope } = host;
    scopeBind(hostCame, { scope })(host);
    const unmount = mount(element, host);
    return () => {
      unmount();
      scopeBind(hostLeft, { scope })(host);
    };
  };
}

/** `createReactPlugin` for an app with models: they know the host while it is mounted, and forget with the player. */
export const createModelPlugin = (App: ComponentType): Mount =>
  createOpenPlugin(() => {
    const { userId } = useUnit(useHost().$session);
    useGate(Player, { userId });
    return <App />;
  });

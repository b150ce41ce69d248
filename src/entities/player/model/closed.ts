import { $player } from './player';

/** Rights decide what is offered: no menu and no link leads a player to what their own break has closed. Row LIM-97. */
export const $isClosedFor = $player.map((player) => {
  const isDepositClosed = player?.isDepositClosed === true;
  return (path: string): boolean => isDepositClosed && path === '/office/recharge';
});

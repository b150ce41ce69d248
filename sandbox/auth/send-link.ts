import type { World } from '../world/world.ts';
import { type LinkKind, linkMethod, makeLink, signOf } from './links.ts';
import { send } from './mail.ts';
import type { User } from './users.ts';

const pageOf: Readonly<Record<LinkKind, string>> = {
  activate: 'user/activate',
  activatefast: 'user/activatefast',
  accountverify: 'user/accountverify',
  stopnewsletter: 'user/stopnewsletter',
  passwordreset: 'user/passwordreset',
  login: 'login',
};

/**
 * Sends the player a mail with a link. A player without an address gets it under their number. Returns the path of the
 * link.
 */
export function sendLink(world: World, kind: LinkKind, user: User, language: string): string {
  const { token } = makeLink(world, kind, user.id);
  const query = new URLSearchParams(
    kind === 'login' ? { method_id: linkMethod, token, sign: signOf(world, linkMethod, token) } : { token },
  );
  // Password managers keep the new password under a name, and no server is sent what is behind the sign. Row ACC-90.
  const name =
    kind === 'passwordreset' ? `#${new URLSearchParams({ login: user.email ?? String(user.id) }).toString()}` : '';
  const path = `/${language}/${pageOf[kind]}?${query.toString()}${name}`;
  send(world, { to: user.email ?? user.phone ?? String(user.id), text: kind, language, value: path });
  return path;
}

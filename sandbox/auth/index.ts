import type { Area } from '../area/index.ts';
import { authAppRoutes } from './auth-app.ts';
import { grantRoutes } from './grant-routes.ts';
import { loginRoutes } from './login-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { qrRoutes } from './qr-routes.ts';
import { rightRoutes } from './right-routes.ts';
import { authSchema } from './schema.ts';
import { sessionRoutes } from './session-routes.ts';
import { socialRoutes } from './social-routes.ts';
import { stepUpRoutes } from './step-up-routes.ts';
import { transferRoutes } from './transfer-routes.ts';

export { cookieSession } from './cookies.ts';
export { visitorSession } from './current.ts';
export { sendLink } from './send-link.ts';
export { hasRight, rightOnly } from './account-rights.ts';
export { playerSession, type Session } from './sessions.ts';
export { stepUp } from './step-up.ts';
export { tellOwner } from './tell-owner.ts';
export { updateUser, userById } from './users.ts';

/** Session, token, login. */
export const authArea: Area = {
  schemas: [authSchema],
  routes: ({ operatorToken }) => [
    sessionRoutes(),
    loginRoutes(),
    socialRoutes(),
    passkeyRoutes(),
    qrRoutes(),
    passwordRoutes(),
    authAppRoutes(),
    grantRoutes(),
    transferRoutes(),
    stepUpRoutes(),
    rightRoutes(operatorToken),
  ],
};

/** Logic that no first screen needs; it starts with `appReady`. One line each. */
import '@/features/access/begin-visit';
import '@/features/access/end-idle-session';
import '@/features/access/enter-by-link';
import '@/features/access/limit-session';
import '@/features/access/restore-password';
import '@/features/install-app';
import '@/features/keep-page';
import '@/features/tell-player';
import '@/features/watch-maintenance';
import '@/shared/lib/viewport';

import '../plugin-care/care';
import '../router/prefetch';
import '../router/prefetch-pointed';
import './after-ready';
import './glide';
import './language-log';
import '../appearance/style-sheet';
import '../pwa/touch-icons';
import '../pwa/update';
import '../head/head';

/** What the start takes values from is started by a name: see build/value-files.json. */
export { termsAskedAgain } from '@/features/access/confirm-terms';

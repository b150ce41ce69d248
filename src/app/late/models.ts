/** Logic that no first screen needs; it starts with `appReady`. One line each. */
import '@/features/access/enter-by-link';
import '@/features/watch-maintenance';
import '@/features/access/end-idle-session';
import '@/features/install-app';
import '@/features/access/refresh-on-return';

import './consultant';
import './domains-checker';
import './fingerprint';
import './leave-page';
import './secure-data';
import './session-cookies';
import './session-limit';
import './session-push';
import './style-sheet';
import './token-tabs';
import './video-token';
import './visitor-session';
import './prefetch';
import './forgot-password';
import './terms';
import './texts';
import '@/shared/lib/viewport';
import '../analytics';
import '../pwa/touch-icons';
import '../pwa/update';
import '../head/head';

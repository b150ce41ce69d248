/** Logic that no first screen needs; it starts with `appReady`. One line each. */
import '@/features/refresh-on-return';
import '@/features/end-idle-session';
import '@/features/watch-maintenance';
import './fingerprint';
import './leave-page';
import './session-cookies';
import './token-tabs';
import '../pwa/update';
import './prefetch';
import './texts';
import '@/shared/lib/viewport';
import '../head/head';

/// <reference types="vite/client" />
declare const __APP_VERSION__: string;
/** Part of the address of the icon sprites. */
declare const __SPRITE_HASH__: string;

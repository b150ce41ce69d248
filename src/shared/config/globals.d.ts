/// <reference types="vite/client" />
declare const __APP_VERSION__: string;
/** Version of the icon sprites, part of their address. */
declare const __SPRITE_HASH__: string;

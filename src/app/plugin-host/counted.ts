import { createEvent } from 'effector';

/**
 * A plugin counts something. The listening code loads only for a visitor who agreed to statistics. `data`: JSON, or
 * nothing.
 */
export const pluginCounted = createEvent<{ plugin: string; event: string; data: string | undefined }>();

import { createEvent } from 'effector';

/** A plugin counts something. Only a visitor who agreed to statistics loads who listens. `data`: JSON, or nothing. */
export const pluginCounted = createEvent<{ plugin: string; event: string; data: string | undefined }>();

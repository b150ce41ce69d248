import { text } from './bounded.ts';
import { z } from './zod.ts';

/** Raised when one side would no longer understand the other. */
export const frameProtocol = 1;

const greeting = { openbook: z.literal('frame'), version: z.int() };
/** The framed page to the window around it: the only message without a channel. */
export const FrameHello = z.object({ ...greeting, type: z.literal('hello') });
/** The answer, with one end of the channel. */
export const FrameWelcome = z.object({ ...greeting, type: z.literal('welcome') });

const Facts = z.record(z.string(), z.union([z.string(), z.number()]));

/**
 * The host's message to a framed page, complete each time. `isSignedIn`: null without the permission. `kept`: what it
 * last kept here.
 */
export const FrameState = z.object({
  language: z.string(),
  locale: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  theme: z.enum(['light', 'dark']),
  fontSize: z.enum(['small', 'medium', 'large']),
  config: z.record(z.string(), z.unknown()),
  slot: z.nullable(z.string()),
  params: z.record(z.string(), z.unknown()),
  isVisible: z.boolean(),
  isSignedIn: z.nullable(z.boolean()),
  kept: z.nullable(z.string()),
});
export type FrameState = z.infer<typeof FrameState>;

/** Host to frame. A `ping` wants a `pong`. */
export const HostMessage = z.union([
  z.object({ type: z.literal('state'), state: FrameState }),
  z.object({ type: z.literal('ping') }),
]);
export type HostMessage = z.infer<typeof HostMessage>;

/** The requests of a frame to the host; each needs its permission. */
export const FrameCommand = z.union([
  z.object({ type: z.literal('resize'), height: z.number() }),
  z.object({ type: z.literal('navigate'), path: text(500) }),
  z.object({
    type: z.literal('notify'),
    notice: z.object({
      kind: z.enum(['info', 'success', 'warning', 'error']),
      text: text(300),
      title: z.optional(text(100)),
    }),
  }),
  z.object({ type: z.literal('analytics'), event: text(100), facts: z.optional(Facts) }),
  z.object({
    type: z.literal('openModal'),
    name: z.enum(['login', 'registration', 'search', 'settings', 'user-question', 'support-history']),
    params: z.optional(z.record(z.string(), z.string())),
  }),
  z.object({ type: z.literal('keep'), value: text(1000) }),
]);
export type FrameCommand = z.infer<typeof FrameCommand>;

/** Frame to host. `ready`: its first picture is there. `fail`: it cannot go on. */
export const FrameMessage = z.union([
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('fail'), reason: text(300) }),
  FrameCommand,
]);
export type FrameMessage = z.infer<typeof FrameMessage>;

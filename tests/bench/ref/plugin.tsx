/** The smallest remote app that draws with the host's React. */
import { createReactPlugin, definePlugin } from '@sdk';

const Heading = () => <h1>A remote app</h1>;

definePlugin({ id: 'probe', mount: createReactPlugin(Heading) });

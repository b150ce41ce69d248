import { createReactPlugin, definePlugin } from '@sdk';

import { ProfilePage } from './profile-page';

definePlugin({ id: 'office/profile', mount: createReactPlugin(ProfilePage) });

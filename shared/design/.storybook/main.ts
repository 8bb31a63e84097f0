import { createRequire } from 'node:module';
import type { StorybookConfig } from '@storybook/react-webpack5';

const require = createRequire(import.meta.url);
const { moduleRules, resolution } = require('../../../scripts/bundling/sources.js');

const config: StorybookConfig = {
  stories: ['../workshop/*.stories.tsx'],
  framework: '@storybook/react-webpack5',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: false },
  // The components are compiled as they are in the product.
  webpackFinal: (webpack) => ({
    ...webpack,
    module: { ...webpack.module, rules: [...(webpack.module?.rules ?? []), ...moduleRules(true)] },
    resolve: {
      ...webpack.resolve,
      ...resolution('production'),
      alias: { ...webpack.resolve?.alias, ...resolution('production').alias },
    },
  }),
};

export default config;

import type { Decorator, Preview } from '@storybook/react-webpack5';
import { MemoryRouter } from 'react-router';
import { ThemeRoot } from '../src/ui/theme/ThemeRoot';

const withProduct: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = String(globals['theme'] ?? 'light');
  return (
    <ThemeRoot>
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    </ThemeRoot>
  );
};

const preview: Preview = {
  decorators: [withProduct],
  globalTypes: {
    theme: {
      toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
};

export default preview;

import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { registerPrerender } from '@tree-service/design/prerender';
import { RuntimeProvider } from '@tree-service/kernel';
import { theme } from '@tree-service/design';
import HomePage from './pages/Home/HomePage';
import { publicPages } from './publicPages';

// The home page as a visitor sees it; fonts and global styles come with the shell's frame around it.
registerPrerender(
  <ThemeProvider theme={theme}>
    <MemoryRouter>
      <RuntimeProvider>
        <HomePage />
      </RuntimeProvider>
    </MemoryRouter>
  </ThemeProvider>,
  publicPages,
);

import { MemoryRouter } from 'react-router-dom';
import { registerPrerender } from '@tree-service/design/prerender';
import { RuntimeProvider } from '@tree-service/kernel';
import { ThemeRoot } from '@tree-service/design';
import { PRERENDERED_ID } from './federation/Prerendered';
import { ShellLayout } from './layout/ShellLayout';

// The frame of every page as a visitor sees it, around the place of the prerendered home page.
registerPrerender(
  <ThemeRoot>
    <MemoryRouter>
      <RuntimeProvider>
        <ShellLayout>
          <div id={PRERENDERED_ID} />
        </ShellLayout>
      </RuntimeProvider>
    </MemoryRouter>
  </ThemeRoot>,
);

import { MemoryRouter } from 'react-router-dom';
import { offerFirstView } from '@tree-service/design/prerender';
import { RuntimeProvider } from '@tree-service/kernel';
import { ThemeRoot } from '@tree-service/design';
import { FIRST_VIEW_ID } from './federation/FirstView';
import { ShellLayout } from './layout/ShellLayout';

// The frame of every page as a visitor sees it, around the place of the home page's own first view.
offerFirstView(
  <ThemeRoot>
    <MemoryRouter>
      <RuntimeProvider>
        <ShellLayout>
          <div id={FIRST_VIEW_ID} />
        </ShellLayout>
      </RuntimeProvider>
    </MemoryRouter>
  </ThemeRoot>,
);

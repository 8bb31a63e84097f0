import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { RemoteModule } from '@tree-service/kernel/contract';
import { RuntimeProvider } from '@tree-service/kernel';
import { ThemeRoot } from '@tree-service/design';
import { StandaloneFrame } from './StandaloneFrame';
import { StandalonePages } from './StandalonePages';

export interface Standalone {
  /** Shown in the header, such as 'Vendor area'. */
  readonly title: string;
  readonly remote: RemoteModule;
}

/** Runs one remote standalone, with its own router. */
export function runStandalone({ title, remote }: Standalone): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(
    <StrictMode>
      <ThemeRoot>
        <BrowserRouter>
          <RuntimeProvider>
            <StandaloneFrame title={title} routes={remote.routes}>
              <StandalonePages routes={remote.routes} />
            </StandaloneFrame>
          </RuntimeProvider>
        </BrowserRouter>
      </ThemeRoot>
    </StrictMode>,
  );
}

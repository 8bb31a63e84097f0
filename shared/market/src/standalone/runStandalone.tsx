import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { RuntimeProvider } from '@tree-service/kernel';
import { ThemeRoot } from '@tree-service/design';
import type { RemoteName } from '@tree-service/kernel/contract';
import { standaloneAreas } from './areas';
import type { Standalone } from './standalone';
import { StandaloneFrame } from './StandaloneFrame';
import { StandalonePages } from './StandalonePages';

/** The QA panel around the pages; it and what it needs are part of development builds alone. */
async function aroundPages(remote: RemoteName): Promise<(pages: ReactNode) => ReactNode> {
  if (process.env.NODE_ENV !== 'development') return (pages) => pages;
  const [{ startQa }, { QaPages }] = await Promise.all([
    import('./qa/startQa'),
    import('./qa/QaPages'),
  ]);
  const { failure } = await startQa(remote);
  return (pages) => (
    <QaPages remote={remote} failure={failure}>
      {pages}
    </QaPages>
  );
}

/** Runs one remote standalone, with its own router. */
export async function runStandalone({ title, remote, module }: Standalone): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const around = await aroundPages(remote);
  createRoot(root).render(
    <StrictMode>
      <ThemeRoot>
        <BrowserRouter>
          <RuntimeProvider>
            {around(
              <StandaloneFrame title={title} routes={module.routes}>
                <StandalonePages
                  routes={module.routes}
                  firstPage={standaloneAreas[remote].firstPage}
                />
              </StandaloneFrame>,
            )}
          </RuntimeProvider>
        </BrowserRouter>
      </ThemeRoot>
    </StrictMode>,
  );
}

import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '@tree-service/kernel/contract';
import { RuntimeProvider } from '@tree-service/kernel';
import { ThemeRoot } from '@tree-service/design';
import { AreaAtPath } from './AreaAtPath';
import { AuthRedirect } from './auth/AuthRedirect';
import { ShellLayout } from './layout/ShellLayout';

export interface AppProps {
  /** The router around everything: the browser's, or one fixed at an address. */
  readonly router: ComponentType<{ readonly children: ReactNode }>;
}

/** The whole application: what exists once, around the one router. */
export function App({ router: Router }: AppProps) {
  return (
    <ThemeRoot>
      <Router>
        <RuntimeProvider>
          <Routes>
            <Route element={<ShellLayout />}>
              <Route path={paths.auth.pattern} element={<AuthRedirect />} />
              <Route path="*" element={<AreaAtPath />} />
            </Route>
          </Routes>
        </RuntimeProvider>
      </Router>
    </ThemeRoot>
  );
}

import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { paths } from '@tree-service/kernel/contract';
import { RuntimeProvider } from '@tree-service/kernel';
import { ThemeRoot } from '@tree-service/design';
import { AreaAtPath } from './AreaAtPath';
import { AuthRedirect } from './auth/AuthRedirect';
import { ShellLayout } from './layout/ShellLayout';

/** The whole application: what exists once, around the one router. */
export function App() {
  return (
    <ThemeRoot>
      <BrowserRouter>
        <RuntimeProvider>
          <Routes>
            <Route element={<ShellLayout />}>
              <Route path={paths.auth.pattern} element={<AuthRedirect />} />
              <Route path="*" element={<AreaAtPath />} />
            </Route>
          </Routes>
        </RuntimeProvider>
      </BrowserRouter>
    </ThemeRoot>
  );
}

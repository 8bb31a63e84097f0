import type { ReactElement, ReactNode } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { ThemeProvider } from 'styled-components';
import { theme } from '@tree-service/design';

/** Testing Library's result and a person who types and clicks. */
export interface RenderedPage extends RenderResult {
  readonly user: UserEvent;
}

/** Renders inside the theme and a router at `url`. */
export function renderWithTheme(
  element: ReactElement,
  { url = '/' }: { url?: string } = {},
): RenderedPage {
  const Frame = ({ children }: { children: ReactNode }) => (
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
    </ThemeProvider>
  );
  return Object.assign(render(element, { wrapper: Frame }), { user: userEvent.setup() });
}

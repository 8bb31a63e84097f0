import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { theme } from '@tree-service/design';
import { FeatureFlagsProvider } from '@tree-service/kernel';
import {
  marketplaceRulesQuery,
  type MarketplaceRules,
} from '@tree-service/market/api/marketplaceRules';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { ThemeProvider } from 'styled-components';

/** The text of a page while these rules are in force, without markup. */
export function readPage(page: ReactElement, rules: MarketplaceRules): string {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData(marketplaceRulesQuery().queryKey, rules);
  const html = renderToStaticMarkup(
    createElement(
      ThemeProvider,
      { theme },
      createElement(
        MemoryRouter,
        null,
        createElement(
          QueryClientProvider,
          { client: queries },
          createElement(FeatureFlagsProvider, null, page),
        ),
      ),
    ),
  );
  queries.clear();
  return html
    .replaceAll(/<style[^]*?<\/style>|<script[^]*?<\/script>|<!--[^]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'");
}

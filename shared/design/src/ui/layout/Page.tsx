import type { ReactNode } from 'react';
import styled from 'styled-components';
import { usePageHead, type StructuredData } from '@tree-service/kernel';
import { documentTitle as tabTitle, PRODUCT_NAME } from '@tree-service/kernel/contract';
import type { Drawing } from '../../illustrations/drawing';
import { Illustration } from '../display/Illustration';
import { media } from '../theme/breakpoints';
import { color } from '../theme/color';
import { pageWidth, space } from '../theme/measures';
import { Heading } from '../text/Heading';
import { Text } from '../text/Text';

/** The centered column of a page: a maximum width and side padding. */
export const Container = styled.div<{ $width?: keyof typeof pageWidth }>`
  width: 100%;
  max-width: calc(${({ $width = 'default' }) => pageWidth[$width]} + 2 * ${space(8)});
  margin-inline: auto;
  padding-inline: ${space(8)};
  ${media.mobile} {
    padding-inline: ${space(4)};
  }
`;

const Frame = styled(Container)`
  padding-block: ${space(12)} ${space(20)};
  ${media.mobile} {
    padding-block: ${space(6)} ${space(12)};
  }
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(4)} ${space(6)};
  margin-bottom: ${space(8)};
  ${media.mobile} {
    margin-bottom: ${space(6)};
  }
`;

const Titles = styled.div`
  flex: 1 1 20rem;
  min-width: 0;
`;

const Above = styled.div`
  margin-bottom: ${space(3)};
  color: ${color.textMuted};
`;

// First in the page, as phones show it: it would push away titles that are there before it.
const Picture = styled.div`
  order: 1;
  flex: 0 1 18rem;
  min-width: 12rem;
  ${media.mobile} {
    order: 0;
    flex-basis: 100%;
    max-width: 18rem;
  }
`;

const Actions = styled.div`
  order: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  ${media.mobile} {
    width: 100%;
    & > a,
    & > button {
      flex-grow: 1;
    }
  }
`;

export interface PageProps {
  /** The one h1 of the page; focus is moved to it after navigation. */
  title: string;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** Above the title: a link back, a status. */
  above?: ReactNode;
  /** Beside the title: what one can do here. */
  actions?: ReactNode;
  /** A drawing of what the page is about, beside the title or above it on a phone. */
  picture?: Drawing;
  /** Column width: narrow for forms, default, wide for tables and boards. */
  width?: keyof typeof pageWidth;
  /** The browser tab's title, when it differs from `title`. */
  documentTitle?: string;
  /** What search engines show below the title; public pages have one. */
  description?: string;
  /** What search engines read of it as schema.org objects. */
  structuredData?: readonly StructuredData[];
  isArticle?: boolean;
  /** Whether it only says that nothing is at its address. */
  isMissing?: boolean;
  children?: ReactNode;
}

/**
 * A page's column with its heading; names the browser tab. It goes inside the shell's `main`.
 * The heading carries `data-page-heading`, by which the shell finds what to focus.
 */
export function Page({
  title,
  lead,
  above,
  actions,
  picture,
  width = 'default',
  documentTitle = title,
  description,
  structuredData,
  isArticle,
  isMissing,
  children,
}: PageProps) {
  usePageHead({
    title: documentTitle.includes(PRODUCT_NAME) ? documentTitle : tabTitle(documentTitle),
    description,
    structuredData,
    isArticle,
    isMissing,
  });

  return (
    <Frame $width={width}>
      {above && <Above>{above}</Above>}
      <Header>
        {picture && (
          <Picture>
            <Illustration drawing={picture} isFirst />
          </Picture>
        )}
        <Titles>
          <Heading level={1} size="3xl" tabIndex={-1} data-page-heading="">
            {title}
          </Heading>
          {lead && (
            <Text as="div" size="lg" tone="muted" spaceAbove={3}>
              {lead}
            </Text>
          )}
        </Titles>
        {actions && <Actions>{actions}</Actions>}
      </Header>
      {children}
    </Frame>
  );
}

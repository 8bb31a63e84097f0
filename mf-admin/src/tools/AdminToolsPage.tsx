import {
  Badge,
  Card,
  color,
  Grid,
  Heading,
  HStack,
  Section,
  space,
  Text,
} from '@tree-service/design';
import { Link } from 'react-router';
import styled from 'styled-components';
import { type NamedPage, pageGroups } from '../adminPages';
import { AdminPage } from '../shared/layout/AdminPage';
import { useIsShown } from '../shared/layout/useIsShown';
import { useOpenCount, type CountedQueue } from '../shared/queue/useOpenCount';
import { pageIcons } from '../shared/layout/AdminMenu';

const PageLink = styled(Card)`
  display: flex;
  gap: ${space(4)};
  align-items: flex-start;
  height: 100%;
  & > svg {
    flex: none;
    color: ${color.brandText};
  }
`;

function OpenBadge({ queue }: { readonly queue: CountedQueue }) {
  const count = useOpenCount(queue);
  if (count === 'unknown') return <Badge tone="neutral">Open: unknown</Badge>;
  return count !== 'loading' && count > 0 ? <Badge tone="accent">{count} open</Badge> : null;
}

/** A card for each page; those with a list of decisions say how many are open. */
function PageCards({ pages }: { readonly pages: readonly NamedPage[] }) {
  return (
    <Grid $min="18rem" $gap={4}>
      {pages.map(({ name, path, title, what, queue }) => {
        const Icon = pageIcons[name];
        return (
          <PageLink key={name} as={Link} to={path()} $interactive>
            <Icon size={24} aria-hidden />
            <span>
              <HStack as="span" $gap={3} $wrap>
                <Heading level={3} size="md">
                  {title}
                </Heading>
                {queue && <OpenBadge queue={queue} />}
              </HStack>
              <Text as="span" size="sm" tone="muted">
                {what}
              </Text>
            </span>
          </PageLink>
        );
      })}
    </Grid>
  );
}

export default function AdminToolsPage() {
  const isShown = useIsShown();
  return (
    <AdminPage title="Admin Tools" lead="Every page for administrators.">
      {pageGroups.map(({ title, pages }) => (
        <Section key={title} title={title}>
          <PageCards pages={pages.filter((page) => page.name !== 'tools' && isShown(page))} />
        </Section>
      ))}
    </AdminPage>
  );
}

import { Eye } from 'lucide-react';
import styled from 'styled-components';
import {
  accountNavigation,
  defaultLanding,
  headerNavigation,
  mobileNavigation,
  type NavigationItem,
} from '@tree-service/kernel/contract';
import type { PreviewType } from '@tree-service/kernel';
import { Button, Card, Heading, space, Text, VStack } from '@tree-service/design';

const NAMES: Readonly<Record<PreviewType, string>> = { owner: 'Owner', vendor: 'Pro' };

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin: ${space(1)} 0 0;
  padding: 0;
  list-style: none;
`;

function Menu({ title, items }: { readonly title: string; readonly items: NavigationItem[] }) {
  return (
    <div>
      <Heading level={4} size="sm">
        {title}
      </Heading>
      <List>
        {items.map(({ label, to }) => (
          <Text key={to} as="li" tone="muted">
            {label}
          </Text>
        ))}
      </List>
    </div>
  );
}

interface PreviewCardProps {
  readonly type: PreviewType;
  readonly isPreviewed: boolean;
  readonly onPreview: () => void;
}

export function PreviewCard({ type, isPreviewed, onPreview }: PreviewCardProps) {
  const viewer = { signedIn: true, type };
  const name = NAMES[type];
  return (
    <Card $tone={isPreviewed ? 'brand' : 'plain'}>
      <VStack $gap={4} $align="start">
        <Heading level={3} size="lg">
          {name}
        </Heading>
        <Menu title="Header" items={headerNavigation(viewer)} />
        <Menu title="User menu" items={accountNavigation(viewer)} />
        <Menu title="Mobile menu" items={mobileNavigation(viewer)} />
        <Text size="sm" tone="muted">
          Opens {defaultLanding(type)} after sign-in.
        </Text>
        <Button variant="outline" onClick={onPreview} disabled={isPreviewed}>
          <Eye size={20} aria-hidden />
          {isPreviewed ? 'Previewing' : `Preview as ${name}`}
        </Button>
      </VStack>
    </Card>
  );
}

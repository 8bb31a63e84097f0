import {
  Activity,
  BadgeCheck,
  Eye,
  LayoutDashboard,
  MessagesSquare,
  ShieldCheck,
  TriangleAlert,
  Waypoints,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { paths } from '@tree-service/shared/contract';
import { Card, color, Grid, Heading, space, Text } from '@tree-service/shared/ui';

interface Tool {
  readonly to: string;
  readonly name: string;
  readonly what: string;
  readonly Icon: LucideIcon;
}

const tools: readonly Tool[] = [
  {
    to: paths.admin(),
    name: 'Admin dashboard',
    what: 'What needs a decision now, and the latest requests.',
    Icon: LayoutDashboard,
  },
  {
    to: paths.adminVendorApproval(),
    name: 'Vendor approval',
    what: 'Check credentials, approve, reject, ask for documents.',
    Icon: BadgeCheck,
  },
  {
    to: paths.adminMatchVisualization(),
    name: 'Match visualization',
    what: 'Replay how a request found its Pros.',
    Icon: Waypoints,
  },
  {
    to: paths.adminErrorLogs(),
    name: 'Error logs',
    what: 'What went wrong in people’s browsers.',
    Icon: TriangleAlert,
  },
  {
    to: paths.adminDiagnostics(),
    name: 'Diagnostics',
    what: 'Session, backend, existence checks, feature flags.',
    Icon: Activity,
  },
  {
    to: paths.adminCheck(),
    name: 'Admin check',
    what: 'What your account is and why it may be here.',
    Icon: ShieldCheck,
  },
  {
    to: paths.adminBypass(),
    name: 'Preview as another type',
    what: 'See the menus as an owner or a Pro sees them.',
    Icon: Eye,
  },
  {
    to: paths.messages(),
    name: 'Messages',
    what: 'Read conversations to settle a dispute.',
    Icon: MessagesSquare,
  },
];

const ToolLink = styled(Card)`
  display: flex;
  gap: ${space(4)};
  align-items: flex-start;
  height: 100%;
  & > svg {
    flex: none;
    color: ${color.brandText};
  }
`;

/** A card for every page administrators have. */
export function ToolCards() {
  return (
    <Grid $min="18rem" $gap={4}>
      {tools.map(({ to, name, what, Icon }) => (
        <ToolLink key={to} as={Link} to={to} $interactive>
          <Icon size={24} aria-hidden />
          <span>
            <Heading level={3} size="md">
              {name}
            </Heading>
            <Text as="span" size="sm" tone="muted">
              {what}
            </Text>
          </span>
        </ToolLink>
      ))}
    </Grid>
  );
}

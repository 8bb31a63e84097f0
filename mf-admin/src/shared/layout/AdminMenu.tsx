import { LOCALE } from '@tree-service/domain';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import styled from 'styled-components';
import {
  Activity,
  BadgeCheck,
  Clock,
  Coins,
  CreditCard,
  DollarSign,
  Eye,
  Flag,
  Gauge,
  Gavel,
  Layers,
  LayoutDashboard,
  LayoutGrid,
  ListChecks,
  Mail,
  MapPinned,
  Megaphone,
  MessageSquareWarning,
  MessagesSquare,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  StarOff,
  TriangleAlert,
  UserCog,
  Users,
  Waypoints,
  type LucideIcon,
} from 'lucide-react';
import {
  color,
  fontSize,
  motion,
  radius,
  space,
  touchTarget,
  VisuallyHidden,
} from '@tree-service/design';
import { pageAt, pageGroups, type AdminPageName } from '../../adminPages';
import { useOpenCount, type CountedQueue } from '../queue/useOpenCount';
import { useIsShown } from './useIsShown';

/** Apart from the list of pages because route tables load without a browser. */
export const pageIcons: Readonly<Record<AdminPageName, LucideIcon>> = {
  dashboard: LayoutDashboard,
  tools: LayoutGrid,
  queue: ListChecks,
  approvals: BadgeCheck,
  claims: ReceiptText,
  disputes: Gavel,
  reviews: StarOff,
  messageReports: MessageSquareWarning,
  adjustments: Coins,
  contact: Mail,
  people: Users,
  administrators: UserCog,
  matchVisualization: Waypoints,
  messages: MessagesSquare,
  payments: CreditCard,
  markets: MapPinned,
  timeZones: Clock,
  flags: Flag,
  plans: Layers,
  prices: DollarSign,
  matching: SlidersHorizontal,
  announcements: Megaphone,
  audit: ScrollText,
  errorLogs: TriangleAlert,
  pageSpeed: Gauge,
  diagnostics: Activity,
  check: ShieldCheck,
  bypass: Eye,
};

const Group = styled.div`
  & + & {
    margin-top: ${space(4)};
  }
`;

const GroupName = styled.p`
  margin: 0 0 ${space(1)};
  padding-inline: ${space(3)};
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  font-weight: 650;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const PageLink = styled(Link)<{ $dense: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${({ $dense }) => ($dense ? '2.25rem' : touchTarget)};
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.md};
  color: ${color.text};
  font-size: ${fontSize.sm};
  font-weight: 500;
  text-decoration: none;
  transition: background ${motion.fast};
  & > svg {
    flex: none;
    color: ${color.textMuted};
  }
  &:hover {
    background: ${color.surfaceSunken};
  }
  &[aria-current] {
    background: ${color.brandSoft};
    color: ${color.brandText};
    & > svg {
      color: inherit;
    }
  }
`;

const Count = styled.span`
  margin-left: auto;
  padding: 0 ${space(2)};
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  color: ${color.accent};
  font-size: ${fontSize.xs};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

/** How much is open; nothing while that is none or not known yet. */
function OpenCount({ queue }: { readonly queue: CountedQueue }) {
  const count = useOpenCount(queue);
  if (count === 'loading' || count === 0) return null;
  return count === 'unknown' ? (
    <Count title="We couldn't load the number.">?</Count>
  ) : (
    <Count>
      {count.toLocaleString(LOCALE)}
      <VisuallyHidden> open</VisuallyHidden>
    </Count>
  );
}

interface AdminMenuProps {
  /** Rows for a mouse; those for a finger are higher. */
  readonly dense?: boolean;
  readonly onChosen?: () => void;
}

/** Every page of administrators by group, with what is open. */
export function AdminMenu({ dense = false, onChosen }: AdminMenuProps) {
  const id = useId();
  const isShown = useIsShown();
  const { pathname } = useLocation();
  const current = pageAt(pathname);
  // A page below it is not the page itself.
  const currency = (address: string) => (address === pathname ? 'page' : true);
  return (
    <nav aria-label="Administration">
      {pageGroups.map(({ title, pages }, place) => (
        <Group key={title}>
          <GroupName id={`${id}-${place}`}>{title}</GroupName>
          <List role="list" aria-labelledby={`${id}-${place}`}>
            {pages.filter(isShown).map(({ name, path, title: page, queue }) => {
              const Icon = pageIcons[name];
              return (
                <li key={name}>
                  <PageLink
                    to={path()}
                    $dense={dense}
                    aria-current={name === current ? currency(path()) : undefined}
                    onClick={onChosen}
                  >
                    <Icon size={18} aria-hidden />
                    <span>{page}</span>
                    {queue && <OpenCount queue={queue} />}
                  </PageLink>
                </li>
              );
            })}
          </List>
        </Group>
      ))}
    </nav>
  );
}

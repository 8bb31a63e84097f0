import {
  Activity,
  DollarSign,
  Eye,
  Flag,
  Gauge,
  LayoutDashboard,
  Layers,
  Megaphone,
  MessagesSquare,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  TriangleAlert,
  Users,
  Waypoints,
} from 'lucide-react';
import { paths } from '@tree-service/kernel/contract';
import { adminPaths } from '../../paths';
import { queueList, type Queue } from '../../queues';

/** A page of administrators; a review queue also knows how many decisions it holds. */
export type Tool = Pick<Queue, 'path' | 'title' | 'what' | 'Icon'> & Partial<Queue>;

interface ToolGroup {
  readonly title: string;
  readonly tools: readonly Tool[];
}

/** Every page of administrators. */
export const toolGroups: readonly ToolGroup[] = [
  { title: 'Review queues', tools: queueList },
  {
    title: 'Settings',
    tools: [
      {
        path: adminPaths.flags,
        title: 'Feature flags',
        what: 'Which features are on, for whom, and why.',
        Icon: Flag,
      },
      {
        path: adminPaths.plans,
        title: 'Plans',
        what: 'The plans Pros can subscribe to.',
        Icon: Layers,
      },
      {
        path: adminPaths.prices,
        title: 'Price book',
        what: 'The prices behind estimates.',
        Icon: DollarSign,
      },
      {
        path: adminPaths.matching,
        title: 'Matching settings',
        what: 'How Pros are ranked for a request.',
        Icon: SlidersHorizontal,
      },
      {
        path: adminPaths.announcements,
        title: 'Announcements',
        what: 'Notices shown to everyone for a set time.',
        Icon: Megaphone,
      },
    ],
  },
  {
    title: 'Investigate',
    tools: [
      {
        path: paths.admin,
        title: 'Admin dashboard',
        what: 'Open decisions, marketplace health, and recent requests.',
        Icon: LayoutDashboard,
      },
      {
        path: adminPaths.people,
        title: 'Accounts',
        what: 'Find people and resend verification emails.',
        Icon: Users,
      },
      {
        path: adminPaths.audit,
        title: 'Audit log',
        what: 'What administrators did, and why.',
        Icon: ScrollText,
      },
      {
        path: adminPaths.matchVisualization,
        title: 'Match visualization',
        what: 'Replay how a request was matched with Pros.',
        Icon: Waypoints,
      },
      {
        path: adminPaths.errorLogs,
        title: 'Error logs',
        what: 'Errors reported from people’s browsers.',
        Icon: TriangleAlert,
      },
      {
        path: adminPaths.pageSpeed,
        title: 'Page speed',
        what: 'How fast pages were, by page and release.',
        Icon: Gauge,
      },
      {
        path: adminPaths.diagnostics,
        title: 'Diagnostics',
        what: 'Session, backend, health checks, and feature flags.',
        Icon: Activity,
      },
      {
        path: adminPaths.check,
        title: 'Admin check',
        what: 'Your account and its admin access.',
        Icon: ShieldCheck,
      },
      {
        path: adminPaths.bypass,
        title: 'Preview menus',
        what: 'See the menus as an owner or a Pro does.',
        Icon: Eye,
      },
      {
        path: paths.messages,
        title: 'Messages',
        what: 'Read conversations to resolve disputes.',
        Icon: MessagesSquare,
      },
    ],
  },
];

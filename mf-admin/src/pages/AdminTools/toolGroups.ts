import {
  Activity,
  BadgeCheck,
  Coins,
  DollarSign,
  Eye,
  Flag,
  Gavel,
  LayoutDashboard,
  Layers,
  Mail,
  Megaphone,
  MessageSquareWarning,
  MessagesSquare,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  StarOff,
  TriangleAlert,
  Users,
  Waypoints,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '@tree-service/kernel/contract';
import { adminPaths } from '../../paths';

/** A page of the administrators. */
export interface Tool {
  readonly to: string;
  readonly name: string;
  readonly what: string;
  readonly Icon: LucideIcon;
}

/** Pages that belong together. */
export interface ToolGroup {
  readonly title: string;
  readonly tools: readonly Tool[];
}

/** Every page administrators have, by what it is for. */
export const toolGroups: readonly ToolGroup[] = [
  {
    title: 'To decide',
    tools: [
      {
        to: adminPaths.vendorApproval(),
        name: 'Vendor approval',
        what: 'Check credentials, approve, reject, ask for documents.',
        Icon: BadgeCheck,
      },
      {
        to: adminPaths.claims(),
        name: 'Credit claims',
        what: 'Pros who want the tokens of a lead back.',
        Icon: ReceiptText,
      },
      {
        to: adminPaths.disputes(),
        name: 'Disputes',
        what: 'Jobs an owner and a Pro disagree about.',
        Icon: Gavel,
      },
      {
        to: adminPaths.reviews(),
        name: 'Review moderation',
        what: 'Reported reviews, removed only with a public reason.',
        Icon: StarOff,
      },
      {
        to: adminPaths.messageReports(),
        name: 'Reported messages',
        what: 'Messages one side objects to.',
        Icon: MessageSquareWarning,
      },
      {
        to: adminPaths.adjustments(),
        name: 'Token adjustments',
        what: 'Movements that need a second administrator.',
        Icon: Coins,
      },
      {
        to: adminPaths.contact(),
        name: 'Contact messages',
        what: 'What people wrote through the contact form.',
        Icon: Mail,
      },
    ],
  },
  {
    title: 'To set',
    tools: [
      {
        to: adminPaths.flags(),
        name: 'Feature flags',
        what: 'What is switched on, for whom, and why.',
        Icon: Flag,
      },
      {
        to: adminPaths.plans(),
        name: 'Plans',
        what: 'What Pros can subscribe to.',
        Icon: Layers,
      },
      {
        to: adminPaths.prices(),
        name: 'Price book',
        what: 'The prices estimates are made of.',
        Icon: DollarSign,
      },
      {
        to: adminPaths.matching(),
        name: 'Matching settings',
        what: 'How Pros are ranked for a request.',
        Icon: SlidersHorizontal,
      },
      {
        to: adminPaths.announcements(),
        name: 'Announcements',
        what: 'A notice everybody reads for a time.',
        Icon: Megaphone,
      },
    ],
  },
  {
    title: 'To look into',
    tools: [
      {
        to: paths.admin(),
        name: 'Admin dashboard',
        what: 'What needs a decision now, and the latest requests.',
        Icon: LayoutDashboard,
      },
      {
        to: adminPaths.people(),
        name: 'Accounts',
        what: 'Find people, resend verification emails.',
        Icon: Users,
      },
      {
        to: adminPaths.audit(),
        name: 'Audit log',
        what: 'What administrators did, and why.',
        Icon: ScrollText,
      },
      {
        to: adminPaths.matchVisualization(),
        name: 'Match visualization',
        what: 'Replay how a request found its Pros.',
        Icon: Waypoints,
      },
      {
        to: adminPaths.errorLogs(),
        name: 'Error logs',
        what: 'What went wrong in people’s browsers.',
        Icon: TriangleAlert,
      },
      {
        to: adminPaths.diagnostics(),
        name: 'Diagnostics',
        what: 'Session, backend, existence checks, feature flags.',
        Icon: Activity,
      },
      {
        to: adminPaths.check(),
        name: 'Admin check',
        what: 'What your account is and why it may be here.',
        Icon: ShieldCheck,
      },
      {
        to: adminPaths.bypass(),
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
    ],
  },
];

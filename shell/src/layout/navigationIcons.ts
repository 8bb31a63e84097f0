import {
  CircleHelp,
  Coins,
  House,
  LayoutDashboard,
  ListChecks,
  MessageSquare,
  ShieldCheck,
  SquarePen,
  Trees,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { NavigationIcon } from '@tree-service/kernel/contract';

export const navigationIcons: Readonly<Record<NavigationIcon, LucideIcon>> = {
  home: House,
  services: Trees,
  howItWorks: ListChecks,
  request: SquarePen,
  dashboard: LayoutDashboard,
  messages: MessageSquare,
  admin: ShieldCheck,
  help: CircleHelp,
  tokens: Coins,
  account: UserRound,
};

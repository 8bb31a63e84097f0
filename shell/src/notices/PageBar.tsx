import type { LucideIcon } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { color, pageWidth, space } from '@tree-service/design';

const barLooks = {
  critical: { ground: color.dangerSoft, ink: color.danger },
  warning: { ground: color.warningSoft, ink: color.warning },
  info: { ground: color.infoSoft, ink: color.info },
} as const;

type BarLook = keyof typeof barLooks;

const Bar = styled.div<{ $look: BarLook }>`
  border-bottom: 1px solid ${color.border};
  background: ${({ $look }) => barLooks[$look].ground};
`;

const Inner = styled.div<{ $look: BarLook }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  max-width: calc(${pageWidth.wide} + 2 * ${space(8)});
  margin: 0 auto;
  padding: ${space(1)} ${space(4)};
  & > svg {
    flex: none;
    color: ${({ $look }) => barLooks[$look].ink};
  }
`;

const Words = styled.p`
  flex: 1;
  min-width: 0;
  padding: ${space(2)} 0;
  overflow-wrap: anywhere;
`;

export interface PageBarProps extends HTMLAttributes<HTMLDivElement> {
  /** How grave it is. */
  look: BarLook;
  Icon: LucideIcon;
  /** A button at the end of the line. */
  action: ReactNode;
}

/** A line across the page below the header, with one thing to do about it. */
export function PageBar({ look, Icon, action, children, ...rest }: PageBarProps) {
  return (
    <Bar $look={look} {...rest}>
      <Inner $look={look}>
        <Icon size={20} aria-hidden />
        <Words>{children}</Words>
        {action}
      </Inner>
    </Bar>
  );
}

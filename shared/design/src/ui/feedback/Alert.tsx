import type { ReactNode, Ref } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { color } from '../theme/color';
import { radius, space } from '../theme/measures';
import { tones, type Tone } from '../display/tones';

const icons = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  brand: Info,
  accent: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

const Frame = styled.div<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(3)};
  padding: ${space(4)} ${space(5)};
  border: 1px solid color-mix(in srgb, ${({ $tone }) => tones[$tone].ink} 28%, transparent);
  border-radius: ${radius.md};
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${color.text};
  & > svg {
    margin-top: 0.15em;
    color: ${({ $tone }) => tones[$tone].ink};
  }
`;

const Title = styled.p`
  font-weight: 650;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(3)};
`;

export interface AlertProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /**
   * `alert` interrupts a screen reader, `status` waits; leave it out for a callout that was on the
   * page from the start.
   */
  role?: 'alert' | 'status';
  ref?: Ref<HTMLDivElement>;
  tabIndex?: number;
}

/** A boxed notice in the flow of the page. */
export function Alert({ tone = 'info', title, children, actions, ...rest }: AlertProps) {
  const Icon = icons[tone];
  return (
    <Frame $tone={tone} {...rest}>
      <Icon size={20} aria-hidden />
      <div>
        {title && <Title>{title}</Title>}
        {children && <div>{children}</div>}
        {actions && <Actions>{actions}</Actions>}
      </div>
    </Frame>
  );
}

import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { color } from '../theme/color';
import { motion, radius, space } from '../theme/measures';

const Details = styled.details`
  border-bottom: 1px solid ${color.border};
  &:first-of-type {
    border-top: 1px solid ${color.border};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: 3.5rem;
  padding: ${space(4)} ${space(1)};
  font-weight: 600;
  line-height: 1.4;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  & h2,
  & h3,
  & h4 {
    font: inherit;
  }
  & > svg {
    flex: none;
    color: ${color.brandText};
    transition: transform ${motion.normal} ${motion.easeOut};
  }
  &:hover {
    color: ${color.brandText};
  }
  &:focus-visible {
    border-radius: ${radius.sm};
  }
`;

const Content = styled.div`
  max-width: 44rem;
  padding: 0 ${space(1)} ${space(5)};
  color: ${color.textMuted};
`;

/** A heading and what opens below it. */
export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
  readonly open?: boolean;
}

/**
 * Headings that open in place. The browser's own `details`: works before any script and is found by
 * the browser's search.
 */
export function Accordion({
  items,
  level = 3,
}: {
  items: readonly AccordionItem[];
  level?: 2 | 3 | 4;
}) {
  const Title = `h${level}` as const;
  return (
    <div>
      {items.map(({ id, title, content, open }) => (
        <Details key={id} id={id} open={open}>
          <Summary>
            <Title>{title}</Title>
            <ChevronDown size={20} aria-hidden />
          </Summary>
          <Content>{content}</Content>
        </Details>
      ))}
    </div>
  );
}

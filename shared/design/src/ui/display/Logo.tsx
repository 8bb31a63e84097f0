import styled from 'styled-components';
import { color } from '../theme/color';
import { space } from '../theme/measures';
import { font } from '../theme/typography';

/** The product's tree: a full crown with the branches cut out of it, on its trunk. */
export function TreeIcon({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden>
      <path
        fill="currentColor"
        d="M16 2.5a7.2 7.2 0 0 1 6.9 5.1 6.6 6.6 0 0 1 2.7 11.3A6.4 6.4 0 0 1 19.4 23h-6.8a6.4 6.4 0 0 1-6.2-4.1A6.6 6.6 0 0 1 9.1 7.6 7.2 7.2 0 0 1 16 2.5Z"
      />
      <path
        stroke={color.surface}
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M16 22.5V11M16 18.7l4.2-4.2M16 16l-3.4-3.4"
      />
      <path stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" d="M16 24v5" />
    </svg>
  );
}

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.brandText};
  font-family: ${font.display};
  font-size: 1.3125rem;
  font-weight: 600;
  letter-spacing: -0.015em;
  white-space: nowrap;
`;

/** The product's mark: the tree and the name. */
export function Logo({ name, size = 32 }: { name: string; size?: number }) {
  return (
    <Frame>
      <TreeIcon size={size} />
      {name}
    </Frame>
  );
}

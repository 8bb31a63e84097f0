import { useState } from 'react';
import { Eye } from 'lucide-react';
import styled from 'styled-components';
import { endViewing, nameOfViewed, useViewing } from '@tree-service/kernel';
import { Button, color, depth, pageWidth, space } from '@tree-service/design';
import { HEADER_HEIGHT } from '../layout/anchors';

const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

const TYPES = { owner: 'owner', vendor: 'Pro', admin: 'administrator' } as const;

const Bar = styled.div`
  position: sticky;
  top: ${HEADER_HEIGHT};
  z-index: ${depth.header};
  border-bottom: 1px solid ${color.border};
  background: ${color.warningSoft};
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  max-width: calc(${pageWidth.wide} + 2 * ${space(8)});
  margin: 0 auto;
  padding: ${space(1)} ${space(4)};
  svg {
    flex: none;
    color: ${color.warning};
  }
`;

const Words = styled.p`
  flex: 1;
  min-width: 0;
  padding: ${space(2)} 0;
  overflow-wrap: anywhere;
`;

/** Says on every page of a viewing whose pages these are and until when, and ends it. It cannot be dismissed. */
export default function ViewingBar() {
  const viewing = useViewing();
  const [isEnding, setIsEnding] = useState(false);
  if (viewing === null) return null;
  const type = TYPES[viewing.person.user_type];
  const end = () => {
    setIsEnding(true);
    void endViewing();
  };
  return (
    <Bar role="region" aria-label="Viewing as someone else">
      <Inner>
        <Eye size={20} aria-hidden />
        <Words>
          Viewing as <strong>{nameOfViewed(viewing)}</strong> ({type}) until{' '}
          {clock.format(viewing.endsAt)}. Read-only.
        </Words>
        <Button variant="outline" loading={isEnding} onClick={end}>
          End viewing
        </Button>
      </Inner>
    </Bar>
  );
}

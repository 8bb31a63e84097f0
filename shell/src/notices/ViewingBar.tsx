import { LOCALE } from '@tree-service/domain';
// A chunk of its own: only administrators view as somebody else.
import { useState } from 'react';
import { Eye } from 'lucide-react';
import styled from 'styled-components';
import { endViewing, nameOfViewed, useViewing } from '@tree-service/kernel';
import { Button, depth } from '@tree-service/design';
import { HEADER_HEIGHT } from '../layout/anchors';
import { PageBar } from './PageBar';

const clock = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' });

const TYPES = { owner: 'owner', vendor: 'Pro', admin: 'administrator' } as const;

const Bar = styled(PageBar)`
  position: sticky;
  top: ${HEADER_HEIGHT};
  z-index: ${depth.header};
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
    <Bar
      role="region"
      aria-label="Viewing as someone else"
      look="warning"
      Icon={Eye}
      action={
        <Button variant="outline" loading={isEnding} onClick={end}>
          End viewing
        </Button>
      }
    >
      Viewing as <strong>{nameOfViewed(viewing)}</strong> ({type}) until{' '}
      {clock.format(viewing.endsAt)}. Read-only.
    </Bar>
  );
}

import { color, radius } from '@tree-service/design';
import styled from 'styled-components';

// What the database writes in place of contact details: see private.mask_contact.
const MARK = /(\[(?:phone|email|address|link|contact) hidden\])/;

const Mark = styled.span`
  padding: 0.05em 0.4em;
  border-radius: ${radius.sm};
  background: ${color.warningSoft};
  color: ${color.warning};
  font-size: 0.9em;
  font-weight: 600;
  white-space: nowrap;
`;

/** A message with its contact details masked visibly. */
export function MaskedWords({ children }: { children: string }) {
  return children
    .split(MARK)
    .map((part, place) => (MARK.test(part) ? <Mark key={place}>{part}</Mark> : part));
}

import { CircleCheck, CircleDashed } from 'lucide-react';
import styled from 'styled-components';
import type { VendorDossier } from '@tree-service/shared/api/administration';
import { color, space, VisuallyHidden } from '@tree-service/shared/ui';
import { approvalChecks } from './approvalChecks';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li<{ $isMet: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(3)};
  & > svg {
    margin-top: 0.15em;
    color: ${({ $isMet }) => ($isMet ? color.success : color.textMuted)};
  }
`;

/** What is in place and what is still open, as far as stored facts tell. */
export function ApprovalChecklist({ dossier }: { readonly dossier: VendorDossier }) {
  return (
    <List aria-label="Checklist">
      {approvalChecks(dossier).map(({ name, isMet }) => (
        <Item key={name} $isMet={isMet}>
          {isMet ? <CircleCheck size={20} aria-hidden /> : <CircleDashed size={20} aria-hidden />}
          <span>
            <VisuallyHidden>{isMet ? 'Done: ' : 'Open: '}</VisuallyHidden>
            {name}
          </span>
        </Item>
      ))}
    </List>
  );
}

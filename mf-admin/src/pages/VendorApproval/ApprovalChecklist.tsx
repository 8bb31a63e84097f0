import { CircleCheck, CircleDashed } from 'lucide-react';
import type { VendorDossier } from '../../api/administration';
import { CheckItem, CheckList, VisuallyHidden } from '@tree-service/design';
import { approvalChecks } from './approvalChecks';

export function ApprovalChecklist({ dossier }: { readonly dossier: VendorDossier }) {
  return (
    <CheckList aria-label="Checklist">
      {approvalChecks(dossier).map(({ name, isMet }) => (
        <CheckItem key={name} $isMet={isMet}>
          {isMet ? <CircleCheck size={20} aria-hidden /> : <CircleDashed size={20} aria-hidden />}
          <span>
            <VisuallyHidden>{isMet ? 'Done: ' : 'Open: '}</VisuallyHidden>
            {name}
          </span>
        </CheckItem>
      ))}
    </CheckList>
  );
}

import { showRows } from '@tree-service/market/api/showRows';
import { Button, ConfirmDialog } from '@tree-service/design';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { shareContact } from '../../../api/leads';
import { useRequestAction } from '../useRequestAction';
import type { OwnerLead } from './ownerLead';

/** Lets the owner share contact details with one Pro. */
export function ShareContact({ leadId, vendorName }: { leadId: string; vendorName: string }) {
  const [isAsking, setIsAsking] = useState(false);

  const send = useRequestAction({
    run: () => shareContact(leadId),
    show: (lead) => showRows<OwnerLead>([lead]),
    done: `${vendorName} can now see your contact details`,
  });

  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        <Phone size={18} />
        Share contact
      </Button>
      <ConfirmDialog
        cancelLabel="Cancel"
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Share your contact details with ${vendorName}?`}
        description={`${vendorName} will see your full name, phone number, email and exact address. Other Pros won't. You can stop sharing at any time.`}
        confirmLabel="Share contact"
        onConfirm={() => send.mutateAsync()}
      />
    </>
  );
}

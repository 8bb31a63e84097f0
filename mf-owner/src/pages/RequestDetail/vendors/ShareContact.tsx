import { shareContact } from '@tree-service/market/api/leads';
import { messageOf, notify, runAction } from '@tree-service/kernel';
import { Button, ConfirmDialog } from '@tree-service/design';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { showLead } from '../showChange';
import { refreshRequestLater } from '../useRefreshRequest';

/** Lets the owner share contact details with one Pro. */
export function ShareContact({ leadId, vendorName }: { leadId: string; vendorName: string }) {
  const [isAsking, setIsAsking] = useState(false);

  const share = async () => {
    try {
      const lead = await runAction(() => shareContact(leadId));
      showLead(lead.request_id, lead);
    } catch (error) {
      throw new Error(messageOf(error), { cause: error });
    }
    notify.success(`${vendorName} can now see your contact details`);
    refreshRequestLater();
  };

  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        <Phone size={18} />
        Share contact
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Share your contact details with ${vendorName}?`}
        description={`${vendorName} will see your full name, phone number, email and exact address. Other Pros won't. You can stop sharing at any time.`}
        confirmLabel="Share contact"
        onConfirm={share}
      />
    </>
  );
}

import { leadContactQuery, type SharedContact } from '@tree-service/market/api/leadContact';
import { formatUsPhone } from '@tree-service/market/features/account';
import { queryClient } from '@tree-service/kernel';
import { showRows } from '@tree-service/market/api/showRows';
import { Button, ConfirmDialog, HStack, Text } from '@tree-service/design';
import { useState } from 'react';
import { unshareContact } from '../../../api/leads';
import { useRequestAction } from '../useRequestAction';
import type { OwnerLead } from './ownerLead';

export interface SharedWithProps {
  leadId: string;
  vendorName: string;
  shared: SharedContact;
  canTakeBack: boolean;
}

function inWords(shared: SharedContact): string {
  const name = [shared.first_name, shared.last_name].filter(Boolean).join(' ');
  const phone = shared.phone === null ? '' : formatUsPhone(shared.phone);
  const place = `${shared.address}, ${shared.city}, ${shared.state} ${shared.zip}`;
  return [name, phone, shared.email, place].filter(Boolean).join(' · ');
}

/** What a Pro sees of the owner, and the way to take it back. */
export function SharedWith({ leadId, vendorName, shared, canTakeBack }: SharedWithProps) {
  const [isAsking, setIsAsking] = useState(false);
  const send = useRequestAction({
    run: () => unshareContact(leadId),
    show: () => {
      showRows<OwnerLead>([{ id: leadId, contact_shared_at: null }]);
      queryClient.setQueryData(
        leadContactQuery(leadId).queryKey,
        (known) => known && { ...known, shared: null },
      );
    },
    done: `${vendorName} no longer sees your contact details`,
  });

  return (
    <>
      <Text as="div" size="sm" tone="muted">
        You share: {inWords(shared)}
      </Text>
      {canTakeBack && (
        <HStack>
          <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
            Stop sharing
          </Button>
        </HStack>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Stop sharing with ${vendorName}?`}
        description={`${vendorName} will no longer see your contact details here, and messages will hide them again. ${vendorName} may still have details they saved.`}
        confirmLabel="Stop sharing"
        cancelLabel="Keep sharing"
        onConfirm={() => send.mutateAsync()}
      />
    </>
  );
}

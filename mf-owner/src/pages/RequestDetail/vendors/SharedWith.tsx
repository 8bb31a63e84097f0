import { unshareContact, type SharedContact } from '@tree-service/market/api/leads';
import { formatUsPhone } from '@tree-service/market/features/account';
import { messageOf, notify } from '@tree-service/kernel';
import { Button, ConfirmDialog, HStack, Text } from '@tree-service/design';
import { useState } from 'react';
import { useRefreshRequest } from '../useRefreshRequest';

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
  const refresh = useRefreshRequest();
  const [isAsking, setIsAsking] = useState(false);

  const stop = async () => {
    try {
      await unshareContact(leadId);
    } catch (error) {
      throw new Error(messageOf(error), { cause: error });
    }
    notify.success(`${vendorName} no longer sees your contact details`);
    await refresh();
  };

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
        onConfirm={stop}
      />
    </>
  );
}

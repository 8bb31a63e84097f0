import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { adjustmentLimitQuery } from '../../../api/tokenAdjustments';
import { Button, Dialog } from '@tree-service/design';
import { MoveTokensForm } from './MoveTokensForm';

export function MoveTokens({ vendorId }: { readonly vendorId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const limit = useQuery(adjustmentLimitQuery()).data;
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Adjust tokens
      </Button>
      <Dialog title="Adjust tokens" open={isOpen} onOpenChange={setIsOpen}>
        <MoveTokensForm vendorId={vendorId} limit={limit} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

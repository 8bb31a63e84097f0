import { Button, Dialog } from '@tree-service/design';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { RequestDetail } from '@tree-service/market/api/requests';
import { ShareLinks } from './ShareLinks';

/** Lets the owner show the request to a second person by a link; nothing for a request that was never sent. */
export function ShareRequest({ request }: { request: RequestDetail }) {
  const [isOpen, setIsOpen] = useState(false);
  if (request.state === 'draft' || request.state === 'rejected_spam') return null;
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <Share2 size={18} aria-hidden />
        Share
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Share this request"
        description="Anyone with the link can read the work, the estimate and the quotes without signing in. They don't see your name, address, contact details, photos, access notes or messages."
      >
        <ShareLinks request={request} />
      </Dialog>
    </>
  );
}

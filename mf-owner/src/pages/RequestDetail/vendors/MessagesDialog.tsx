import { ConversationThread, MessagesOff } from '@tree-service/market/features/conversation';
import { useFeatureFlag } from '@tree-service/kernel';
import { Dialog, space } from '@tree-service/design';
import styled from 'styled-components';
import { hasEnded, nameOfVendor, type OwnerLead } from './ownerLead';

const Height = styled.div`
  display: flex;
  height: min(36rem, 68dvh);
  margin: 0 -${space(6)} -${space(6)};
`;

/** The conversation with one Pro, in a dialog. */
export function MessagesDialog({ lead, onClose }: { lead: OwnerLead | null; onClose: () => void }) {
  const isOn = useFeatureFlag('messaging');
  const conversationId = lead?.conversations?.id;
  return (
    <Dialog
      open={conversationId !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={lead === null ? 'Messages' : nameOfVendor(lead)}
    >
      {!isOn && <MessagesOff />}
      {isOn && lead !== null && conversationId !== undefined && (
        <Height>
          <ConversationThread conversationId={conversationId} isClosed={hasEnded(lead)} />
        </Height>
      )}
    </Dialog>
  );
}

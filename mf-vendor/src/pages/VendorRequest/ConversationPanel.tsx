import {
  ConversationThread,
  MessagesOff,
  QuickRepliesContext,
} from '@tree-service/market/features/conversation';
import { useFeatureFlag } from '@tree-service/kernel';
import { Card, Section } from '@tree-service/design';
import styled from 'styled-components';
import type { LeadDetail } from '../../api/leads';
import { isTaken } from '../../leads/leadGroups';
import { quickReplies } from '../../leads/quickReplies';

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  max-height: min(34rem, 80vh);
`;

export function ConversationPanel({ lead }: { lead: LeadDetail }) {
  const isOn = useFeatureFlag('messaging');
  const conversation = lead.conversations;
  if (!conversation) return null;
  if (!isOn) return <MessagesOff />;
  return (
    <Section title={`Conversation with ${lead.service_requests.contact_name}`}>
      <Frame $flush>
        <QuickRepliesContext value={quickReplies}>
          <ConversationThread conversationId={conversation.id} isClosed={!isTaken(lead.state)} />
        </QuickRepliesContext>
      </Frame>
    </Section>
  );
}

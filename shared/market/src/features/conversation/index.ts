export { ConversationList, type ConversationListProps } from './ConversationList';
export { ConversationThread, type ConversationThreadProps } from './ConversationThread';
export { MessagesPage, type MessagesPageProps } from './MessagesPage';
export { MessagesOff } from './MessagesOff';
export { MaskedWords } from './MaskedWords';
export { MessageAttachments } from './attachments/MessageAttachments';
export { QuickRepliesContext } from './QuickReplies';

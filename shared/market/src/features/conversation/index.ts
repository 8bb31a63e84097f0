export { ConversationThread } from './ConversationThread';
export { MessagesPage } from './MessagesPage';
export { MessagesOff } from './MessagesOff';
export { MaskedWords } from './MaskedWords';
export { MessageAttachments } from './attachments/MessageAttachments';
export { QuickRepliesContext } from './QuickReplies';

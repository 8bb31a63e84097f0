// In the chunk of case bodies, which the review queue loads when a case is opened.
import { unansweredMessageQuery } from './contactMessages.api';
import { OpenCaseBody, type CaseBodyProps } from '../shared/queue/OpenCaseBody';
import { ContactMessageCard } from './ContactMessageCard';

/** A contact message in the review queue. */
export default function ContactMessageBody({ row }: CaseBodyProps) {
  return (
    <OpenCaseBody query={unansweredMessageQuery(row.id)}>
      {(messages) => messages.map((one) => <ContactMessageCard key={one.id} message={one} />)}
    </OpenCaseBody>
  );
}

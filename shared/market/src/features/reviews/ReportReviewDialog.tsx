import { Dialog } from '@tree-service/design';
import { REVIEW_OBJECTIONS } from '@tree-service/domain';
import {
  Form,
  FormActions,
  SelectField,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { LONGEST_NOTE, reportSchema, type ReportInput, type ReportOutput } from './reportSchema';

const OBJECTIONS = Object.entries(REVIEW_OBJECTIONS).map(([value, label]) => ({ value, label }));

/** Asks what is wrong with a review. A refusal is shown above what was typed. */
function ReportReviewForm({
  reviewId,
  onReport,
  onCancel,
}: {
  reviewId: string;
  onReport: (report: ReportOutput) => Promise<void>;
  onCancel: () => void;
}) {
  const form = useSchemaForm<ReportInput, ReportOutput>(reportSchema, {
    defaultValues: { reason: '', note: '' },
  });
  return (
    <Form
      form={form}
      draft={`review-report/${reviewId}`}
      onSubmit={onReport}
      label="Report a review"
    >
      <SelectField
        name="reason"
        control={form.control}
        label="What's wrong with it?"
        options={OBJECTIONS}
      />
      <TextAreaField
        name="note"
        control={form.control}
        label="Details"
        hint="Only administrators see this."
        counterMax={LONGEST_NOTE}
        rows={3}
        optional
      />
      <FormActions submit="Report" onCancel={onCancel} />
    </Form>
  );
}

interface ReportReviewDialogProps {
  readonly reviewId: string;
  readonly author: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onReport: (report: ReportOutput) => Promise<void>;
}

export default function ReportReviewDialog({
  reviewId,
  author,
  isOpen,
  onOpenChange,
  onReport,
}: ReportReviewDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={`Report the review by ${author}`}
      description={`An administrator removes it if it breaks our rules and publishes the reason. Disagreeing with a review doesn't break our rules. ${author} won't know who reported it.`}
    >
      <ReportReviewForm
        reviewId={reviewId}
        onReport={onReport}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  );
}

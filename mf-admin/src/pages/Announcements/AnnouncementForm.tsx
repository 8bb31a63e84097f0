import { useWatch } from 'react-hook-form';
import { isKeyOf } from '@tree-service/domain';
import {
  DateField,
  Form,
  FormActions,
  RadioField,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { Alert, Card, Grid, Heading } from '@tree-service/design';
import { announce, showAnnouncement, type NewAnnouncement } from '../../api/announcements';
import { useDecision } from '../../layout/useDecision';
import { announcementSchema, MAX_MESSAGE_LENGTH, SEVERITIES } from './announcementForm';

const EMPTY = { message: '', severity: 'info', from: '', until: '' };

export function AnnouncementForm() {
  const form = useSchemaForm(announcementSchema, { defaultValues: EMPTY });
  const { mutateAsync: publish } = useDecision({
    run: (notice: NewAnnouncement) => announce(notice),
    closes: [],
    refresh: [['announcements']],
    show: showAnnouncement,
    onDone: () => {
      notify.success('Announcement scheduled', {
        description: 'Open pages check for announcements every 5 minutes.',
      });
      form.reset(EMPTY);
    },
  });
  const { control } = form;
  const [message, severity] = useWatch({ control, name: ['message', 'severity'] });
  const tone = isKeyOf(SEVERITIES, severity) ? SEVERITIES[severity].tone : 'info';
  return (
    <Card>
      <Form
        form={form}
        draft="announcement"
        label="New announcement"
        onSubmit={async ({ from, until, ...notice }) =>
          void (await publish({ ...notice, shown_from: from, shown_until: until }))
        }
      >
        <TextAreaField
          name="message"
          control={control}
          label="Message"
          hint="Shown to everyone at the top of every page, including visitors."
          counterMax={MAX_MESSAGE_LENGTH}
        />
        <RadioField
          name="severity"
          control={control}
          label="Severity"
          inline
          options={Object.entries(SEVERITIES).map(([value, { label }]) => ({ value, label }))}
        />
        <Grid $min="14rem" $gap={4}>
          <DateField name="from" control={control} label="Shown from" withTime />
          <DateField name="until" control={control} label="Shown until" withTime />
        </Grid>
        {message.trim() !== '' && (
          <div>
            <Heading level={3} size="md">
              Preview
            </Heading>
            <Alert tone={tone}>{message.trim()}</Alert>
          </div>
        )}
        <FormActions submit="Publish announcement" />
      </Form>
    </Card>
  );
}

import { useWatch } from 'react-hook-form';
import { announce } from '@tree-service/market/api/announcements';
import { isKeyOf } from '@tree-service/domain';
import {
  DateField,
  Form,
  RadioField,
  SubmitButton,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { Alert, Card, Grid, Heading } from '@tree-service/design';
import { useRefresh } from '../../layout/useRefresh';
import { announcementSchema, LONGEST_NOTICE, SEVERITIES } from './announcementForm';

const EMPTY = { message: '', severity: 'info', from: '', until: '' };

/** Writes a notice to everybody, with how it will look. */
export function AnnouncementForm() {
  const refresh = useRefresh(['announcements']);
  const form = useSchemaForm(announcementSchema, { defaultValues: EMPTY });
  const { control } = form;
  const [message, severity] = useWatch({ control, name: ['message', 'severity'] });
  const tone = isKeyOf(SEVERITIES, severity) ? SEVERITIES[severity].tone : 'info';
  return (
    <Card>
      <Form
        form={form}
        label="Write a notice"
        onSubmit={async ({ from, until, ...notice }) => {
          await announce({ ...notice, shown_from: from, shown_until: until });
          notify.success('The notice is set', {
            description: 'Open pages look for new notices every 5 minutes.',
          });
          form.reset(EMPTY);
          await refresh();
        }}
      >
        <TextAreaField
          name="message"
          control={control}
          label="Notice"
          hint="Everybody reads this at the top of every page, visitors too."
          counterMax={LONGEST_NOTICE}
        />
        <RadioField
          name="severity"
          control={control}
          label="How much it matters"
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
        <div>
          <SubmitButton>Show the notice</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

import { timeZoneName } from '@tree-service/domain';
import { DateField, TextField } from '@tree-service/design/forms';
import { Grid, Text } from '@tree-service/design';
import type { JobStart } from './jobStart';

/** Day and time of a job, in a form with the text fields date and time. */
export function JobStartFields({ timeZone }: { timeZone: string }) {
  return (
    <>
      <Grid $min="8.5rem" $gap={4}>
        <DateField<JobStart> name="date" label="Day" />
        <TextField<JobStart> name="time" type="time" label="Start" />
      </Grid>
      <Text size="sm" tone="muted">
        Times are in the property's time zone ({timeZoneName(new Date().toISOString(), timeZone)}).
      </Text>
    </>
  );
}

import { EditConflict } from '@tree-service/design/hooks';
import {
  emptyOr,
  Form,
  NumberField,
  TextAreaField,
  TextField,
  typedNumber,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Grid } from '@tree-service/design';
import {
  businessAbout,
  businessName,
  MOST_ABOUT,
} from '@tree-service/market/features/businessFacts';
import * as v from 'valibot';
import { ChangeInReview } from './ChangeInReview';
import { SaveActions } from './SaveActions';
import type { Business } from '../api/vendors';
import { useGuardedBusiness } from './useGuardedBusiness';
import { useTyped } from './useTyped';

const schema = v.object({
  business_name: businessName('Please enter your business name'),
  about: businessAbout,
  crew_size: emptyOr(typedNumber('a crew size', { min: 1, max: 500, whole: true })),
  founded_year: emptyOr(
    typedNumber('the year you started', {
      min: 1850,
      max: new Date().getFullYear(),
      whole: true,
    }),
  ),
});

type Details = Pick<Business, 'business_name' | 'about' | 'crew_size' | 'founded_year'>;

const detailsOf = (business: Details): Details => ({
  business_name: business.business_name,
  about: business.about,
  crew_size: business.crew_size,
  founded_year: business.founded_year,
});

const typed = (value: number | null): string => (value === null ? '' : String(value));

const typedDetails = (details: Details) => ({
  business_name: details.business_name,
  about: details.about ?? '',
  crew_size: typed(details.crew_size),
  founded_year: typed(details.founded_year),
});

export function BusinessDetailsForm({
  business,
  onSaved,
  onTyped,
}: {
  business: Details & Pick<Business, 'version' | 'approved_at' | 'business_proposals'>;
  onSaved?: () => void;
  /** Hears what is typed, valid or not. */
  onTyped?: (typed: Partial<Business>) => void;
}) {
  const stored = detailsOf(business);
  const form = useSchemaForm(schema, { defaultValues: typedDetails(stored) });
  useTyped(form, ({ business_name, about }) => onTyped?.({ business_name, about }));
  const isApproved = business.approved_at !== null;
  const isNewName = (name: string | undefined) => isApproved && name !== stored.business_name;
  const save = useGuardedBusiness(stored, business.version, 'Business saved', onSaved, (changes) =>
    isNewName(changes.business_name) ? ['business_name'] : [],
  );
  return (
    <Form
      form={form}
      draft="business"
      label="Your business"
      onSubmit={async ({ business_name, about = null, crew_size = null, founded_year = null }) => {
        const saved = await save.send({ business_name, about, crew_size, founded_year });
        if (saved.ok && isNewName(business_name)) {
          form.setValue('business_name', stored.business_name);
        }
        return saved;
      }}
    >
      <TextField
        control={form.control}
        name="business_name"
        label="Business name"
        autoComplete="organization"
        hint={
          isApproved
            ? 'Your insurance was checked for this name, so we review a new one before customers see it.'
            : undefined
        }
      />
      <ChangeInReview business={business} field="business_name" current="your current name" />
      <TextAreaField
        control={form.control}
        name="about"
        label="About your business"
        hint="What you do best, how you work and what customers can expect. Owners see this next to your quote."
        counterMax={MOST_ABOUT}
        optional
      />
      <Grid $min="12rem" $gap={5}>
        <NumberField
          control={form.control}
          name="crew_size"
          label="Crew size"
          unit="people"
          whole
          optional
        />
        <NumberField
          control={form.control}
          name="founded_year"
          label="In business since"
          placeholder="2012"
          whole
          optional
        />
      </Grid>
      {save.refused && (
        <EditConflict
          busy={save.busy}
          onTakeTheirs={() => {
            form.reset(typedDetails(stored));
            save.restart();
          }}
          onSaveMine={save.overwrite}
        />
      )}
      <SaveActions goesOn={onSaved !== undefined} />
    </Form>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { myProfileQuery, updateProfile } from '@tree-service/shared/api/account';
import { zipQuery } from '@tree-service/shared/api/places';
import type { Profile } from '@tree-service/shared/api/profiles';
import {
  Form,
  PhoneField,
  SubmitButton,
  TextField,
  useSchemaForm,
  ZipField,
} from '@tree-service/shared/forms';
import { notify } from '@tree-service/shared/runtime';
import { Grid } from '@tree-service/shared/ui';
import { detailsSchema, type DetailsAnswer, type DetailsValues } from './detailsSchema';
import { formatUsPhone } from './formatUsPhone';

function valuesOf(profile: Profile): DetailsValues {
  return {
    firstName: profile.first_name ?? '',
    lastName: profile.last_name ?? '',
    phone: profile.phone === null ? '' : formatUsPhone(profile.phone),
    address: profile.address ?? '',
    zip: profile.zip ?? '',
  };
}

/** Name, phone number and address of the signed-in person. */
export function DetailsForm({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient();
  const form = useSchemaForm<DetailsValues, DetailsAnswer>(detailsSchema, {
    defaultValues: valuesOf(profile),
  });

  const save = async (answer: DetailsAnswer) => {
    const place =
      answer.zip === undefined ? null : await queryClient.fetchQuery(zipQuery(answer.zip));
    if (answer.zip !== undefined && place === null) {
      form.setError('zip', { message: 'We do not know this ZIP code' }, { shouldFocus: true });
      return;
    }
    await updateProfile(profile.id, {
      first_name: answer.firstName ?? null,
      last_name: answer.lastName ?? null,
      phone: answer.phone ?? null,
      address: answer.address ?? null,
      zip: place?.zip ?? null,
      city: place?.city ?? null,
      state: place?.state ?? null,
      is_profile_complete: profile.is_profile_complete || answer.firstName !== undefined,
    });
    await queryClient.invalidateQueries({ queryKey: myProfileQuery(profile.id).queryKey });
    notify.success('Your details are saved');
  };

  return (
    <Form form={form} onSubmit={save} label="Your details">
      <Grid $min="14rem" $gap={5}>
        <TextField
          name="firstName"
          control={form.control}
          label="First name"
          autoComplete="given-name"
          optional
        />
        <TextField
          name="lastName"
          control={form.control}
          label="Last name"
          autoComplete="family-name"
          optional
        />
      </Grid>
      <PhoneField
        name="phone"
        control={form.control}
        hint="Hidden from everybody until you share it with a Pro or customer."
        optional
      />
      <TextField
        name="address"
        control={form.control}
        label="Street address"
        autoComplete="street-address"
        optional
      />
      <ZipField name="zip" control={form.control} optional />
      <div>
        <SubmitButton>Save details</SubmitButton>
      </div>
    </Form>
  );
}

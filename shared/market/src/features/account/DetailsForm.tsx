import { useQueryClient } from '@tanstack/react-query';
import { myProfileQuery, updateProfile, type ProfileChanges } from '../../api/account';
import { zipQuery } from '../../api/places';
import { reportError, saveFullName, type Profile } from '@tree-service/kernel';
import { untilShared } from '@tree-service/domain';
import { EditConflict, useAction, useGuardedSave } from '@tree-service/design/hooks';
import {
  emptyOr,
  Form,
  FormActions,
  optionalText,
  phone,
  TextField,
  useSchemaForm,
  zip,
  ZipField,
} from '@tree-service/design/forms';
import * as v from 'valibot';
import { formatUsPhone } from './formatUsPhone';
import { PersonFields } from './PersonFields';

/** Account details, all optional. The phone number becomes E.164. */
const detailsSchema = v.object({
  firstName: optionalText(80),
  lastName: optionalText(80),
  phone: emptyOr(phone),
  address: optionalText(200),
  zip: emptyOr(zip),
});

/** The details form while it is being filled in. */
type DetailsValues = v.InferInput<typeof detailsSchema>;

type DetailsAnswer = v.InferOutput<typeof detailsSchema>;

function valuesOf(profile: Profile): DetailsValues {
  return {
    firstName: profile.first_name ?? '',
    lastName: profile.last_name ?? '',
    phone: profile.phone === null ? '' : formatUsPhone(profile.phone),
    address: profile.address ?? '',
    zip: profile.zip ?? '',
  };
}

// The phone number of an administrator is shown to no one.
const PHONE_HINTS: Readonly<Record<Profile['user_type'], string | undefined>> = {
  owner: `Hidden ${untilShared('it')}.`,
  vendor: 'Customers see it once they share their contact details or accept your quote.',
  admin: undefined,
};

async function store(personId: string, changes: ProfileChanges, expectedVersion: number) {
  const version = await updateProfile(personId, changes, expectedVersion);
  const name = [changes.first_name, changes.last_name].filter(Boolean).join(' ');
  const named = await saveFullName(name === '' ? null : name);
  if (!named.ok) {
    reportError(named.cause, { severity: 'warning', category: 'authentication', source: 'name' });
  }
  return version;
}

/** Name, phone number and address of the signed-in person. */
export function DetailsForm({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient();
  const { queryKey } = myProfileQuery(profile.id);
  const change = useAction({
    run: ({ changes, expectedVersion }: { changes: ProfileChanges; expectedVersion: number }) =>
      store(profile.id, changes, expectedVersion),
    done: 'Your details were saved',
    failed: null,
    refresh: [queryKey],
    show: (version, { changes }) =>
      queryClient.setQueryData(queryKey, (known) => known && { ...known, ...changes, version }),
  });
  const guarded = useGuardedSave<ProfileChanges>({
    version: profile.version,
    save: (changes, expectedVersion) => change.mutateAsync({ changes, expectedVersion }),
  });
  const form = useSchemaForm<DetailsValues, DetailsAnswer>(detailsSchema, {
    defaultValues: valuesOf(profile),
  });

  const save = async (answer: DetailsAnswer) => {
    const place =
      answer.zip === undefined ? null : await queryClient.fetchQuery(zipQuery(answer.zip));
    if (answer.zip !== undefined && place === null) {
      form.setError('zip', { message: "We don't recognize this ZIP code" }, { shouldFocus: true });
      return;
    }
    const details = {
      first_name: answer.firstName ?? null,
      last_name: answer.lastName ?? null,
      phone: answer.phone ?? null,
      address: answer.address ?? null,
      zip: place?.zip ?? null,
      city: place?.city ?? null,
      state: place?.state ?? null,
    };
    const isComplete = profile.is_profile_complete || answer.firstName !== undefined;
    return guarded.send({ ...details, is_profile_complete: isComplete });
  };

  return (
    <Form form={form} draft="details" onSubmit={save} label="Your details">
      <PersonFields isFirstNameOptional phoneHint={PHONE_HINTS[profile.user_type]} />
      <TextField
        name="address"
        control={form.control}
        label="Street address"
        autoComplete="street-address"
        optional
      />
      <ZipField name="zip" control={form.control} optional />
      {guarded.refused && (
        <EditConflict
          busy={form.formState.isSubmitting}
          onTakeTheirs={() => {
            form.reset(valuesOf(profile));
            guarded.restart();
          }}
          onSaveMine={guarded.overwrite}
        />
      )}
      <FormActions submit="Save details" />
    </Form>
  );
}

import { useEffect } from 'react';
import {
  CheckboxField,
  CheckboxGroupField,
  DateField,
  EmailField,
  MoneyField,
  NumberField,
  PasswordField,
  PhotoPicker,
  PhotoThumbnail,
  RadioCardsField,
  RadioField,
  ReasonForm,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '../src/forms';
import { DraftLine } from '../src/forms/drafts/DraftLine';
import { FormSummary } from '../src/forms/FormSummary';
import { PhotoList } from '../src/forms/photos/PhotoList';
import { HStack, VStack } from '../src/ui';
import { useStoryForm } from './storyForm';

export default { title: 'Forms' };

const conditions = [
  { value: 'healthy', label: 'Healthy', hint: 'Full, green crown' },
  { value: 'dead', label: 'Dead' },
  { value: 'hazardous', label: 'Hazardous', disabled: true },
];
const services = [
  { value: 'tree_removal', label: 'Tree removal' },
  { value: 'stump_grinding', label: 'Stump grinding' },
];
const hazards = [
  { value: 'near_wires', label: 'Within 10 feet of wires' },
  { value: 'poor_access', label: 'Hard to reach' },
];

function Fields({ disabled = false }: { disabled?: boolean }) {
  const { Frame, control } = useStoryForm();
  return (
    <Frame>
      <TextField
        name="name"
        control={control}
        label="Name"
        hint="As on your license"
        disabled={disabled}
      />
      <EmailField name="email" control={control} disabled={disabled} />
      <PasswordField name="password" control={control} disabled={disabled} />
      <TextAreaField name="notes" control={control} label="Notes" optional disabled={disabled} />
      <NumberField name="feet" control={control} label="Height" unit="ft" disabled={disabled} />
      <MoneyField name="price" control={control} label="Price" disabled={disabled} />
      <DateField name="day" control={control} label="Day" disabled={disabled} />
      <SelectField
        name="service"
        control={control}
        label="Service"
        options={services}
        disabled={disabled}
      />
      <RadioField
        name="condition"
        control={control}
        label="Condition"
        options={conditions}
        disabled={disabled}
      />
      <CheckboxGroupField
        name="hazards"
        control={control}
        label="Hazards"
        options={hazards}
        disabled={disabled}
      />
      <CheckboxField
        name="agreed"
        control={control}
        label="I agree to the terms"
        disabled={disabled}
      />
      <SubmitButton>Save</SubmitButton>
    </Frame>
  );
}

export const EveryField = () => <Fields />;

export const Disabled = () => <Fields disabled />;

export const ChoiceCards = () => {
  const { Frame, control } = useStoryForm();
  return (
    <Frame>
      <RadioCardsField name="condition" control={control} label="Condition" options={conditions} />
    </Frame>
  );
};

export const WithErrors = () => {
  const { Frame, form, control } = useStoryForm();
  useEffect(() => {
    form.setError('name', { message: 'Enter a name' });
    form.setError('email', { message: 'Enter an email address' });
    form.setError('condition', { message: 'Choose the condition of the tree' });
  }, [form]);
  return (
    <Frame>
      <TextField name="name" control={control} label="Name" />
      <EmailField name="email" control={control} />
      <RadioField name="condition" control={control} label="Condition" options={conditions} />
    </Frame>
  );
};

export const Reason = () => (
  <ReasonForm
    draft={null}
    keepLabel="Cancel"
    label="Why do you reject this application?"
    hint="The Pro reads this."
    suggestions={['Insurance has expired', 'License not found']}
    confirmLabel="Reject application"
    variant="destructive"
    onConfirm={() => Promise.resolve()}
    onClose={() => undefined}
  />
);

export const Photos = () => (
  <PhotoPicker label="Photos" value={[]} onChange={() => undefined} max={5} />
);

const photoOf = (tone: string) =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="${tone}"/></svg>`,
    ],
    { type: 'image/svg+xml' },
  );
const photos = ['seagreen', 'peru', 'slategray'].map(photoOf);

export const ChosenPhotos = () => (
  <VStack>
    <PhotoList photos={photos} onRemove={() => undefined} />
    <HStack $gap={3}>
      {photos.slice(0, 1).map((photo) => (
        <PhotoThumbnail key="crown" photo={photo} alt="The crown" />
      ))}
    </HStack>
  </VStack>
);

export const Summary = () => (
  <VStack>
    <FormSummary formId="one" problems={[{ name: 'zip', message: 'Enter a ZIP code' }]} />
    <FormSummary
      formId="two"
      problems={[
        { name: 'name', message: 'Enter a name' },
        { name: 'email', message: 'Enter an email address' },
      ]}
    />
  </VStack>
);

export const Drafts = () => (
  <VStack>
    <DraftLine state="restored" discard={() => undefined} />
    <DraftLine state="saved" discard={() => undefined} />
  </VStack>
);

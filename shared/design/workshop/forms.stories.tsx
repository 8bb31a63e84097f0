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
  RadioCardsField,
  RadioField,
  ReasonForm,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '../src/forms';
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

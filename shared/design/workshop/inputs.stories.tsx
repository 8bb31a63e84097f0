import { useState } from 'react';
import {
  Checkbox,
  ChoiceCards,
  FieldFrame,
  FieldMessage,
  RadioGroup,
  RatingInput,
  Select,
  Switch,
  TextAreaInput,
  TextInput,
  VStack,
} from '../src/ui';

export default { title: 'Inputs' };

const options = [
  { value: 'small', label: 'Small', hint: 'Up to 30 ft' },
  { value: 'tall', label: 'Tall', hint: 'Over 60 ft' },
  { value: 'unknown', label: 'Not sure', disabled: true },
];

export const Text = () => (
  <VStack>
    <TextInput aria-label="ZIP code" placeholder="78704" />
    <TextInput aria-label="Price" before="$" defaultValue="1,450" />
    <TextInput aria-label="Height" after="ft" defaultValue="45" aria-invalid />
    <TextInput aria-label="Name" disabled defaultValue="Maya Torres" />
    <TextAreaInput aria-label="Notes" defaultValue="The gate is on the left." />
  </VStack>
);

export const Choices = () => {
  const [size, setSize] = useState('small');
  const [isOn, setOn] = useState(true);
  return (
    <VStack>
      <Checkbox
        label="Remove the stump too"
        hint="Ground to 8 inches below the surface"
        defaultChecked
      />
      <Checkbox label="Not available" disabled />
      <Switch label="Email" hint="For every new quote" checked={isOn} onChange={setOn} />
      <Switch label="Push" checked={false} disabled onChange={() => undefined} />
      <RadioGroup label="Size" options={options} value={size} onChange={setSize} />
      <RadioGroup
        label="Size in one line"
        inline
        options={options}
        value={size}
        onChange={setSize}
      />
      <ChoiceCards label="Size as cards" options={options} value={size} onChange={setSize} />
      <Select
        aria-label="Service"
        placeholder="Choose a service"
        options={options}
        defaultValue=""
      />
    </VStack>
  );
};

export const Stars = () => {
  const [value, setValue] = useState<number | null>(4);
  return (
    <VStack>
      <RatingInput value={value} onChange={setValue} label="Your rating" />
      <RatingInput value={null} onChange={setValue} label="No rating yet" />
      <RatingInput value={3} onChange={setValue} label="Disabled" disabled />
    </VStack>
  );
};

export const Frames = () => (
  <VStack>
    <FieldFrame id="frame-height" label="Height" hint="To the top of the crown." optional>
      <TextInput id="frame-height" defaultValue="45" after="ft" />
    </FieldFrame>
    <FieldFrame id="frame-zip" label="ZIP code" error="Please enter a 5-digit ZIP code">
      <TextInput id="frame-zip" defaultValue="787" aria-invalid />
    </FieldFrame>
    <FieldMessage id="frame-lines-error">A choice needs at least two options</FieldMessage>
  </VStack>
);

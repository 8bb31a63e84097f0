import {
  currentThemeChoice,
  RadioGroup,
  rememberThemeChoice,
  type ThemeChoice,
} from '@tree-service/design';
import { useState } from 'react';

const CHOICES: readonly { readonly value: ThemeChoice; readonly label: string }[] = [
  { value: 'system', label: 'Same as this device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Light, dark or what the device says; remembered on this device. */
export function AppearanceForm() {
  const [choice, setChoice] = useState(currentThemeChoice);
  return (
    <RadioGroup
      label="Appearance"
      options={CHOICES}
      value={choice}
      onChange={(chosen) => {
        rememberThemeChoice(chosen);
        setChoice(chosen);
      }}
    />
  );
}

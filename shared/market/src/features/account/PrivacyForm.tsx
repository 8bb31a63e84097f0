import { privacyChoices, type PrivacyChoice } from '@tree-service/kernel';
import { paths } from '@tree-service/kernel/contract';
import { Checkbox, Link, Text, VStack } from '@tree-service/design';
import { useState } from 'react';

const CHOICES: Readonly<Record<PrivacyChoice, { label: string; hint: string }>> = {
  errorReports: {
    label: 'Send error reports',
    hint: 'What went wrong and on which page, with your account ID. Never what you typed.',
  },
  pageSpeed: {
    label: 'Send page speed data',
    hint: 'How fast pages were. Without your account.',
  },
};

function Choice({ choice }: { readonly choice: PrivacyChoice }) {
  const [isAllowed, setAllowed] = useState(() => privacyChoices.isAllowed(choice));
  const { label, hint } = CHOICES[choice];
  return (
    <Checkbox
      label={label}
      hint={hint}
      checked={isAllowed}
      onChange={({ target }) => {
        privacyChoices.allow(choice, target.checked);
        setAllowed(target.checked);
      }}
    />
  );
}

/** What this browser sends about how the page works, and where the rest is explained. */
export function PrivacyForm() {
  return (
    <VStack $gap={4}>
      <Choice choice="errorReports" />
      <Choice choice="pageSpeed" />
      <Text size="sm" tone="muted">
        These apply to this browser. Who sees your phone number and address is up to you on each
        request. <Link to={paths.privacy()}>How we handle your data</Link>
      </Text>
    </VStack>
  );
}

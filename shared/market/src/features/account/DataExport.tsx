import { useMutation } from '@tanstack/react-query';
import { exportMyData } from '../../api/account';
import { saveFile, saveTextFile } from '@tree-service/kernel/native';
import { messageOf, notify, privacyChoices, type PrivacyChoice } from '@tree-service/kernel';
import { Alert, Button, HStack, VStack, Checkbox, Link, Text } from '@tree-service/design';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@tree-service/kernel/contract';

const FORMS = { page: 'my-tree-service-data.html', json: 'my-tree-service-data.json' } as const;

async function saveMyData(form: keyof typeof FORMS): Promise<string> {
  const json = await exportMyData();
  const name = FORMS[form];
  if (form === 'json') await saveTextFile(name, json);
  else {
    const { readableExport } = await import('./readableExport');
    await saveFile(name, new Blob([readableExport(json)], { type: 'text/html' }));
  }
  return name;
}

/** Saves everything the product keeps about the signed-in person, as a page to read or as JSON. */
export function DataExport() {
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: saveMyData,
    onSuccess: (name) => notify.success('Your data was downloaded', { description: name }),
  });
  return (
    <VStack $gap={4}>
      {error && (
        <Alert tone="danger" role="alert" title="We couldn't download your data">
          {messageOf(error)}
        </Alert>
      )}
      <HStack $gap={3} $wrap>
        <Button
          variant="outline"
          loading={isPending && variables === 'page'}
          onClick={() => mutate('page')}
        >
          <Download aria-hidden size={18} />
          Download my data
        </Button>
        <Button
          variant="ghost"
          loading={isPending && variables === 'json'}
          onClick={() => mutate('json')}
        >
          Download as JSON
        </Button>
      </HStack>
    </VStack>
  );
}

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

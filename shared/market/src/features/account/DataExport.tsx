import { useMutation } from '@tanstack/react-query';
import { exportMyData } from '../../api/account';
import { saveFile, saveTextFile } from '@tree-service/kernel/native';
import { messageOf, notify } from '@tree-service/kernel';
import { Alert, Button, HStack, VStack } from '@tree-service/design';
import { Download } from 'lucide-react';

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

import { useMutation } from '@tanstack/react-query';
import { exportMyData } from '../../api/account';
import { saveTextFile } from '@tree-service/kernel/native';
import { messageOf, notify } from '@tree-service/kernel';
import { Alert, Button, VStack } from '@tree-service/design';
import { Download } from 'lucide-react';

const FILE_NAME = 'my-tree-service-data.json';

async function saveMyData(): Promise<void> {
  await saveTextFile(FILE_NAME, await exportMyData());
}

/** Saves everything the product keeps about the signed-in person as a file. */
export function DataExport() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: saveMyData,
    onSuccess: () => notify.success('Your data was downloaded', { description: FILE_NAME }),
  });
  return (
    <VStack $gap={4}>
      {error && (
        <Alert tone="danger" role="alert" title="We couldn't download your data">
          {messageOf(error)}
        </Alert>
      )}
      <div>
        <Button variant="outline" loading={isPending} onClick={() => mutate()}>
          <Download aria-hidden size={18} />
          Download my data
        </Button>
      </div>
    </VStack>
  );
}

import { Alert, Button, FieldFrame, HStack, Text, TextInput, VStack } from '@tree-service/design';
import { messageOf } from '@tree-service/kernel';
import { useId, useState } from 'react';
import { zipsAround } from './markets.api';

/** Adds the ZIP codes around one to the list of a market. Not a form of its own: it stands in one. */
export function AddAround({ onFound }: { readonly onFound: (zips: readonly string[]) => void }) {
  const id = useId();
  const [zip, setZip] = useState('');
  const [miles, setMiles] = useState('15');
  const [answer, setAnswer] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const look = async () => {
    setIsBusy(true);
    setFailure(null);
    setAnswer(null);
    try {
      const found = await zipsAround(zip.trim(), Math.round(Number(miles)));
      onFound(found);
      setAnswer(`Added ${found.length} ZIP codes within ${miles} miles of ${zip.trim()}.`);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <VStack $gap={2}>
      <HStack $gap={3} $align="end" $wrap>
        <FieldFrame id={`${id}zip`} label="Center ZIP code">
          <TextInput
            id={`${id}zip`}
            inputMode="numeric"
            maxLength={5}
            value={zip}
            onChange={(event) => setZip(event.target.value)}
          />
        </FieldFrame>
        <FieldFrame id={`${id}miles`} label="Radius in miles">
          <TextInput
            id={`${id}miles`}
            inputMode="numeric"
            maxLength={3}
            value={miles}
            onChange={(event) => setMiles(event.target.value)}
          />
        </FieldFrame>
        <Button variant="outline" loading={isBusy} onClick={() => void look()}>
          Add ZIP codes in this radius
        </Button>
      </HStack>
      <Text role="status" size="sm" tone="muted">
        {answer}
      </Text>
      {failure && (
        <Alert tone="danger" role="alert">
          {failure}
        </Alert>
      )}
    </VStack>
  );
}

import { untilShared } from '@tree-service/domain';
import { Alert, Box } from '@tree-service/design';
import { contactInText } from './contactInText';

/** Says that contact details in a text will be hidden from Pros; nothing where there are none. */
export function ContactNoticed({ text }: { text: string }) {
  const found = contactInText(text);
  return (
    <div role="status">
      {found !== null && (
        <Box $paddingY={2}>
          <Alert tone="warning" title={`This looks like ${found}`}>
            Pros won't see it: contact details are hidden {untilShared('them')}. You can leave it
            out.
          </Alert>
        </Box>
      )}
    </div>
  );
}

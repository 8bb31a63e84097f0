import { ConflictAlert } from '@tree-service/design/hooks';
import { DescriptionList, VStack } from '@tree-service/design';

/** A field whose saved value is another than the one typed; both as people read them. */
export interface Difference {
  label: string;
  saved: string;
  typed: string;
}

/** What differs between two sets of values, field by field in the order of the labels. */
export function differencesOf<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  saved: Readonly<Record<Field, string>>,
  typed: Readonly<Record<Field, string>>,
): Difference[] {
  return Object.entries<string>(labels).flatMap(([field, label]) => {
    const [kept, written]: unknown[] = [Reflect.get(saved, field), Reflect.get(typed, field)];
    if (kept === written) return [];
    return [{ label, saved: String(kept), typed: String(written) }];
  });
}

/** What the notice of a conflict says and offers. */
export interface EditConflictProps {
  differences: readonly Difference[];
  onKeepTyped: () => void;
  onTakeSaved: () => void;
}

/** Says that somebody saved something else meanwhile, and lets people choose. Nothing is lost either way. */
export function EditConflict({ differences, onKeepTyped, onTakeSaved }: EditConflictProps) {
  return (
    <ConflictAlert
      title="This was changed since you opened it"
      theirs="Take what is saved"
      mine="Keep what I typed"
      onTheirs={onTakeSaved}
      onMine={onKeepTyped}
    >
      <VStack $gap={3}>
        <p>Nothing was overwritten. Choose what should hold, then save.</p>
        <DescriptionList
          items={differences.map(({ label, saved, typed }) => ({
            term: label,
            description: (
              <>
                Saved: <strong>{saved || 'nothing'}</strong>. You typed:{' '}
                <strong>{typed || 'nothing'}</strong>.
              </>
            ),
          }))}
        />
      </VStack>
    </ConflictAlert>
  );
}

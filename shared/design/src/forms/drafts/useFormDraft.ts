import { useAuth } from '@tree-service/kernel';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isKeptOnDevice } from '../files/keptOnDevice';
import type { FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../useSchemaForm';
import { forgetFormDraft, keepFormDraft, readFormDraft, type DraftValues } from './formDrafts';
import { useDraftName, useServerDraft } from './useServerDraft';

/** What became of what is typed in a form. */
export interface KeptForm {
  /** Null while nothing differs from what the form began with. */
  readonly state: 'restored' | 'saved' | null;
  /** Whether leaving would lose something: files, and words where the browser refuses storage. */
  readonly isAtRisk: boolean;
  /** Gives the draft up; the form shows what it began with. */
  readonly discard: () => void;
  /** Notes that the values were sent. */
  readonly sent: () => void;
}

const isEmpty = (typed: DraftValues): boolean => Object.keys(typed).length === 0;

type Values = Readonly<Record<string, unknown>>;

function someFile(value: unknown, is: (file: Blob) => boolean): boolean {
  if (value instanceof Blob) return is(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((each) => someFile(each, is));
}

/** Whether a value holds files, which a draft cannot keep. */
export const holdsFiles = (value: unknown): boolean => someFile(value, () => true);

/** Whether a value holds files that leaving the page would lose. */
const holdsLoseableFiles = (value: unknown): boolean =>
  someFile(value, (file) => !isKeptOnDevice(file));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Passwords are secret, and an agreement is to the words that are shown when it is given. */
const isNeverKept = (field: string) => /password|^agreed$/i.test(field);

/** The fields that differ from what the form began with, as a draft keeps them: without files, passwords and agreements. */
export function typedFields(values: Values, began: Values): DraftValues {
  return Object.fromEntries(
    Object.keys(began)
      .filter(
        (field) =>
          !isNeverKept(field) && !isSame(values[field], began[field]) && !holdsFiles(values[field]),
      )
      .map((field) => [field, values[field]]),
  );
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (typeof value !== 'object' || value === null) return 'value';
  return Object.keys(value).sort().join();
}

/** Whether today's form can take a value that an earlier release of it may have kept. */
function fits(value: unknown, now: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(now)) return shapeOf(value) === shapeOf(now);
  return now.length === 0 || value.every((item) => shapeOf(item) === shapeOf(now[0]));
}

/** The fields of a draft that the form as it is today can take and does not show already, in the order of the form. */
export function restorableFields(draft: DraftValues, began: Values): DraftValues {
  return Object.fromEntries(
    Object.entries(began)
      .filter(
        ([field, now]) => field in draft && !isSame(draft[field], now) && fits(draft[field], now),
      )
      .map(([field]) => [field, draft[field]]),
  );
}

/**
 * Keeps what is typed in a form under `name`, for the account on this page, and shows it again when the form is opened
 * next: at once on this device, and on the other devices of a signed-in person. Without a name nothing is kept.
 */
export function useFormDraft<Input extends FieldValues, Output>(
  form: SchemaForm<Input, Output>,
  givenName: string | undefined,
): KeptForm {
  const name = useDraftName(givenName);
  const account = useAuth((auth) => auth.user?.id);
  const [state, setState] = useState<KeptForm['state']>(null);
  const [isAtRisk, setAtRisk] = useState(false);
  const known = useRef('');
  const { subscribe, reset } = form;

  const show = (draft: DraftValues, others: DraftValues, hasFiles: boolean) => {
    known.current = JSON.stringify([draft, hasFiles]);
    if (isEmpty(draft) && isEmpty(others)) return;
    setState(isEmpty(draft) ? null : 'restored');
    reset((values) => ({ ...values, ...others, ...draft }), { keepDefaultValues: true });
  };
  const restore = useEffectEvent((formName: string) => {
    const began = form.formState.defaultValues ?? {};
    show(restorableFields(readFormDraft(formName) ?? {}, began), {}, false);
  });
  const takeOver = (kept: DraftValues | null) => {
    const began: DraftValues = form.formState.defaultValues ?? {};
    const shown = form.getValues();
    const typed = Object.keys(typedFields(shown, began));
    const others = Object.fromEntries(typed.map((field) => [field, began[field]]));
    show(restorableFields(kept ?? {}, began), others, holdsLoseableFiles(shown));
  };

  useEffect(() => {
    if (name === undefined) return undefined;
    restore(name);
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const typed = typedFields(values, defaultValues ?? {});
        const hasFiles = holdsLoseableFiles(values);
        const next = JSON.stringify([typed, hasFiles]);
        // Sending changes the state of a form, but nothing that is typed.
        if (next === known.current) return;
        known.current = next;
        if (isEmpty(typed)) forgetFormDraft(name);
        const isKept = isEmpty(typed) || keepFormDraft(name, typed);
        setState(isEmpty(typed) ? null : 'saved');
        setAtRisk(hasFiles || !isKept);
      },
    });
  }, [account, name, subscribe]);
  useServerDraft(name, takeOver);

  const forget = () => {
    if (name !== undefined) forgetFormDraft(name);
  };
  return {
    state,
    isAtRisk,
    discard: () => {
      forget();
      reset();
    },
    sent: () => {
      forget();
      setState(null);
      setAtRisk(false);
    },
  };
}

/** One thing wrong with a form: the field's path and the sentence shown beside it. */
export interface FormProblem {
  readonly name: string;
  readonly message: string;
}

/** Where the server's refusal of the whole form is kept. */
export const SERVER_ERROR = 'root.server';

const hasParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Lists the field errors of react-hook-form's nested error object, in its order. */
export function listProblems(errors: unknown, path = ''): FormProblem[] {
  if (!hasParts(errors)) return [];
  // Fields may be called "message" or "type" themselves; their errors are objects, not texts.
  const { message, type } = errors;
  if (typeof message === 'string') return message === '' ? [] : [{ name: path, message }];
  if (typeof type === 'string') return [];
  return Object.entries(errors).flatMap(([key, value]) => {
    if (path === '' && key === 'root') return [];
    // A list's own error ("at least one") is kept under its `root`.
    if (key === 'root') return listProblems(value, path);
    return listProblems(value, path === '' ? key : `${path}.${key}`);
  });
}

/** The sentence of the server's refusal, if there is one. */
export function serverMessage(errors: unknown): string | undefined {
  if (!hasParts(errors) || !hasParts(errors['root'])) return undefined;
  const server = errors['root']['server'];
  return hasParts(server) && typeof server['message'] === 'string' ? server['message'] : undefined;
}

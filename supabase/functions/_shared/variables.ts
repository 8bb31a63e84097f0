/** Variables by name. Secrets are set with `supabase secrets set`; SUPABASE_* come with the project. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The value of a variable. Throws when it is not set. */
export function required(variables: Variables, name: string): string {
  const value = variables[name];
  if (!value) throw new Error(`The secret ${name} is not set.`);
  return value;
}

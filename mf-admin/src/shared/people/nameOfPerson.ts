interface FullName {
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** "Ada Park"; empty when no name was given. */
export function fullName({ first_name, last_name }: FullName): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}

interface Named extends FullName {
  readonly business_name?: string | null;
}

/** "Ada Park, Oak & Saw"; empty when no name was given. */
export function nameOfPerson({ business_name, ...person }: Named): string {
  return [fullName(person), business_name].filter(Boolean).join(', ');
}

interface Named {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly business_name?: string | null;
}

/** "Ada Park, Oak & Saw"; empty when no name was given. */
export function nameOfPerson({ first_name, last_name, business_name }: Named): string {
  const name = [first_name, last_name].filter(Boolean).join(' ');
  return [name, business_name].filter(Boolean).join(', ');
}

/** What a form of Stripe's API holds: texts, lists and objects of them. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = Record<string, FormValue>;

/** Reads `a[b][0][c]=x`, as Stripe's libraries write it. */
export function formIn(body: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const [first = '', ...rest] = name.split(/\]\[|\[|\]/).filter((part) => part !== '');
    put(form, first, rest, value);
  }
  return form;
}

function put(into: Form, name: string, rest: string[], value: string): void {
  const [next, ...further] = rest;
  if (next === undefined) {
    into[name] = value;
    return;
  }
  const before = into[name];
  const within: Form = typeof before === 'object' && !Array.isArray(before) ? before : {};
  into[name] = within;
  put(within, next, further, value);
}

/** Every path of a form, such as `line_items.0.quantity`, with list positions as `*`. */
export function pathsOf(form: Form, above = ''): string[] {
  return Object.entries(form).flatMap(([name, value]) => {
    const path = `${above}${/^\d+$/.test(name) ? '*' : name}`;
    return typeof value === 'object' && !Array.isArray(value) ? pathsOf(value, `${path}.`) : [path];
  });
}

/** The text at a path; undefined when there is none. */
export function textAt(form: Form, path: string): string | undefined {
  let found: FormValue | undefined = form;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || Array.isArray(found)) return undefined;
    found = found[name];
  }
  return typeof found === 'string' ? found : undefined;
}

/** An object of texts at a path, such as metadata. */
export function textsAt(form: Form, path: string): Record<string, string> {
  let found: FormValue | undefined = form;
  for (const name of path.split('.')) {
    found = typeof found === 'object' && !Array.isArray(found) ? found[name] : undefined;
  }
  return typeof found === 'object' && !Array.isArray(found)
    ? Object.fromEntries(Object.entries(found).map(([name, value]) => [name, String(value)]))
    : {};
}

import { QA_ADDRESS } from '../../../../../demo/qa';

function textIn(value: unknown, name: string): string | null {
  const found: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof found === 'string' ? found : null;
}

async function ask(action: 'enter' | 'reset', choice: object): Promise<unknown> {
  const response = await fetch(`${QA_ADDRESS}${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(choice),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(textIn(answer, 'message') ?? `Status ${response.status}`);
  return answer;
}

/** Brings the demo data and its clock into a state. Returns the page of an area that shows it, if any. */
export async function enterState(
  choice: { scene: string | null; jump: string | null; email: string },
  remote: string,
): Promise<string | null> {
  const answer = await ask('enter', choice);
  const pages: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'pages') : null;
  return textIn(pages, remote);
}

/** Puts the demo data back to how it was seeded; takes a while. */
export async function resetDemoData(): Promise<void> {
  await ask('reset', {});
}

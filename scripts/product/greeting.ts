const people = [
  ['owner@demo.example', 'a property owner'],
  ['manager@demo.example', 'a property manager with several properties'],
  ['pro1@demo.example', 'a Pro on the premium plan'],
  ['pro2@demo.example', 'a Pro without a plan'],
  ['pro3@demo.example', 'a Pro waiting for approval'],
  ['admin@demo.example', 'an administrator'],
  ['admin2@demo.example', 'another, for decisions that need two'],
] as const;

/** What is printed once everything runs: where to go, and as whom. */
export function greeting(origin: string): string {
  const accounts = people.map(([email, who]) => `    ${email.padEnd(22)} ${who}`).join('\n');
  return `
  Tree Service runs at  ${origin}
  Mail it sends         ${origin}/mailbox

  Demo accounts, password treeservice-demo:
${accounts}

  Ctrl+C stops it. Everything stays for the next start; \`npm run reset\` starts afresh.
`;
}

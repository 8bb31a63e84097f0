import { DEMO_PASSWORD, demoAccounts } from '../../demo/accounts';
import { isDemo } from './demoParts';
import { databaseUrl } from './environment';

/** What is printed once everything runs: the addresses, and the demo accounts where there are any. */
export function greeting(origin: string, hasDemo = isDemo(databaseUrl())): string {
  const address = `  Tree Service runs at  ${origin}`;
  if (!hasDemo) {
    return `
${address}

  There are no demo accounts and no mailbox; DEMO=yes adds both.

  Press Ctrl+C to stop.
`;
  }
  const accounts = Object.values(demoAccounts)
    .map(({ email, description }) => `    ${email.padEnd(22)} ${description}`)
    .join('\n');
  return `
${address}
  Mail it sends         ${origin}/mailbox

  Demo accounts, password ${DEMO_PASSWORD}:
${accounts}

  Press Ctrl+C to stop. Data is kept for the next start; \`npm run reset\` clears it.
`;
}

import { DEMO_PASSWORD, demoAccounts } from '../../demo/accounts';

/** What is printed once everything runs: the addresses and the demo accounts. */
export function greeting(origin: string): string {
  const accounts = Object.values(demoAccounts)
    .map(({ email, description }) => `    ${email.padEnd(22)} ${description}`)
    .join('\n');
  return `
  Tree Service runs at  ${origin}
  Mail it sends         ${origin}/mailbox

  Demo accounts, password ${DEMO_PASSWORD}:
${accounts}

  Press Ctrl+C to stop. Data is kept for the next start; \`npm run reset\` clears it.
`;
}

import { forMonitors, keyFor } from './answering.ts';
import { backendForServer, operatorEmail, publishableKey } from './environment.ts';
import { pageFindings, realtimeFindings, type Finding } from './hostedChecks.ts';
import { mailSender } from './mail.ts';
import { required, type Variables } from './variables.ts';

async function mailToOperator(findings: readonly Finding[], variables: Variables): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const lines = findings.map(({ subject, finding }) => `- ${subject}: ${finding}`).join('\n');
  const mail = {
    to: operatorEmail(variables),
    subject: 'Tree Service needs attention',
    text: `The check of ${today} found:\n\n${lines}`,
  };
  await mailSender(variables)(mail, `health-${await keyFor(mail.text)}`);
}

/**
 * Asks what is stuck. Read, it answers 200 or 503, for a monitor outside of the project, which
 * notices when the schedule itself has stopped. Posted to, it also mails the findings to the operator
 * and tells the database, which otherwise asks again within the hour.
 */
export const healthCheck = forMonitors(async (request, variables) => {
  const backend = backendForServer(variables);
  const site = variables['SITE_URL'];
  const found = await Promise.all([
    backend.call<Finding[]>('health_findings'),
    realtimeFindings(required(variables, 'SUPABASE_URL'), publishableKey(variables)),
    site ? pageFindings(site) : [],
  ]);
  const findings = found.flat();
  if (request.method === 'POST') {
    if (findings.length > 0) await mailToOperator(findings, variables);
    await backend.call('note_health_report');
  }
  const status = findings.length > 0 && request.method !== 'POST' ? 503 : 200;
  return Response.json({ findings }, { status });
});

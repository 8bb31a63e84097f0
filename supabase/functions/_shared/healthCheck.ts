import { forMonitors, keyFor } from './answering.ts';
import { backendForServer, operatorEmail } from './environment.ts';
import { mailSender } from './mail.ts';

interface Finding {
  subject: string;
  finding: string;
}

/**
 * Asks what is stuck. Read, it answers 200 or 503, for a monitor outside of the project, which
 * notices when the schedule itself has stopped. Posted to, it also mails the findings to the operator.
 */
export const healthCheck = forMonitors(async (request, variables) => {
  const findings = await backendForServer(variables).call<Finding[]>('health_findings');
  if (request.method === 'POST' && findings.length > 0) {
    const today = new Date().toISOString().slice(0, 10);
    const lines = findings.map(({ subject, finding }) => `- ${subject}: ${finding}`).join('\n');
    const mail = {
      to: operatorEmail(variables),
      subject: 'Tree Service needs attention',
      text: `The check of ${today} found:\n\n${lines}`,
    };
    const key = await keyFor(mail.text);
    await mailSender(variables)(mail, `health-${key}`);
  }
  const status = findings.length > 0 && request.method !== 'POST' ? 503 : 200;
  return Response.json({ findings }, { status });
});

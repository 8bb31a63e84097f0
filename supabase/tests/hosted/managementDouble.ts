import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startDouble, type DoubleAnswer, type SeenRequest } from '../functions/httpDouble';

/** An Edge Function as the command line sends it. */
export interface DeployedFunction {
  metadata: unknown;
  /** Text of each file, by its path in the repository. */
  files: Map<string, string>;
}

/** A double of the API that the command line deploys functions and sets their secrets through. */
export interface ManagementDouble {
  /** What runs the command line against the double. */
  readonly words: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
  readonly deployed: Map<string, DeployedFunction>;
  readonly secrets: Map<string, string>;
  close(): void;
}

const PROJECT = 'abcdefghijklmnopqrst';

function readForm({ headers, body }: SeenRequest): DeployedFunction {
  const [, boundary] = /boundary=(.+)$/.exec(headers['content-type'] ?? '') ?? [];
  if (boundary === undefined) throw new Error('The form has no boundary.');
  const files = new Map<string, string>();
  let metadata: unknown;
  for (const part of body.split(`--${boundary}`)) {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const text = rest.join('\r\n\r\n').replace(/\r\n$/, '');
    const [, file] = /filename="([^"]+)"/.exec(head) ?? [];
    if (file !== undefined) files.set(file, text);
    else if (head.includes('name="metadata"')) metadata = JSON.parse(text);
  }
  return { metadata, files };
}

/** Starts the double; `folder` is where it may leave the profile that names its address. */
export async function startManagement(folder: string): Promise<ManagementDouble> {
  const deployed = new Map<string, DeployedFunction>();
  const secrets = new Map<string, string>();
  const answer = (request: SeenRequest): DoubleAnswer => {
    const { target } = request;
    if (target === `GET /v1/projects/${PROJECT}`) return [200, { ref: PROJECT }];
    const [, slug] =
      /^POST \/v1\/projects\/\w+\/functions\/deploy\?slug=([\w-]+)/.exec(target) ?? [];
    if (slug !== undefined) {
      deployed.set(slug, readForm(request));
      return [201, { id: slug, slug, name: slug, status: 'ACTIVE', version: 1 }];
    }
    if (target === `PUT /v1/projects/${PROJECT}/functions`) return [200, { functions: [] }];
    if (target === `POST /v1/projects/${PROJECT}/secrets`) {
      const given: { name: string; value: string }[] = JSON.parse(request.body);
      for (const { name, value } of given) secrets.set(name, value);
      return [201, {}];
    }
    return [404, { message: `The double does not know ${target}.` }];
  };
  const double = await startDouble(answer);
  const profile = path.join(folder, 'profile.json');
  writeFileSync(
    profile,
    JSON.stringify({
      name: 'double',
      api_url: double.address,
      dashboard_url: double.address,
      project_host: 'supabase.example',
    }),
  );
  return {
    words: [`--remote=${PROJECT}`, '--profile', profile],
    variables: { SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` },
    deployed,
    secrets,
    close: () => {
      double.close();
    },
  };
}

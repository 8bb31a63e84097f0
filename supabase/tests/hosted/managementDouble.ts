import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startDouble, type DoubleAnswer, type SeenRequest } from '../functions/httpDouble';

/** An Edge Function as the command line sends it. */
export interface DeployedFunction {
  metadata: unknown;
  /** Text of each file, by its path in the repository. */
  files: Map<string, string>;
}

/** A double of the API that the command line pushes settings, deploys functions and sets their secrets through. */
export interface ManagementDouble {
  /** What runs the command line against the double. */
  readonly words: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
  readonly deployed: Map<string, DeployedFunction>;
  readonly secrets: Map<string, string>;
  /** Settings that were pushed, by what they are of: `postgrest`, `auth`, `storage`. */
  readonly settings: Map<string, Record<string, unknown>>;
  close(): void;
}

const PROJECT = 'abcdefghijklmnopqrst';

// What a new project says of itself: little, so that everything declared is pushed.
const NEW_PROJECT = {
  api: { max_rows: 1 },
  auth: { site_url: 'http://localhost:3000' },
  storage: { file_size_limit: 1 },
  database: { major_version: 17 },
};

/** What else a service answers beside what was set; the command line asks for every name of its schema. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  postgrest: {
    db_pool: null,
    db_pool_acquisition_timeout: 10,
    db_pool_max_lifetime: null,
    db_pool_max_idletime: null,
  },
  auth: JSON.parse(readFileSync(path.join(__dirname, 'authAnswer.json'), 'utf8')),
  storage: {},
};

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
  const settings = new Map<string, Record<string, unknown>>();
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
    if (target === `GET /v1/projects/${PROJECT}/billing/addons`) {
      return [200, { selected_addons: [], available_addons: [] }];
    }
    if (target === `GET /v2/projects/${PROJECT}/config`) {
      return [200, { data: { type: 'project_config', id: PROJECT, attributes: NEW_PROJECT } }];
    }
    const [, service] =
      /^PATCH \/v1\/projects\/\w+\/(?:config\/)?(postgrest|auth|storage)$/.exec(target) ?? [];
    if (service !== undefined) {
      const given: Record<string, unknown> = JSON.parse(request.body);
      settings.set(service, given);
      return [200, Object.assign({}, ANSWERS[service], given)];
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
    settings,
    close: () => {
      double.close();
    },
  };
}

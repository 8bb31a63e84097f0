import type { Caller } from '../caller';
import { signToken, verifyToken } from '../jwt';
import { isObjectName, parseObjectName } from './objectName';
import { objectResponse } from './objectResponse';
import { bucketName, jsonBody, textList } from './storageInput';
import { refusals } from './storageRefusal';
import type { StoredObjects } from './storedObjects';

const YEAR_S = 365 * 24 * 3600;
/** The longest a signed address works. Pages ask for ten minutes at most. */
const LONGEST_S = 3600;
const OUT_OF_REACH = 'Either the object does not exist or you do not have access to it';

/** Addresses that open one object for a while, without an account: handed out to people who may see it. */
export class SignedAddresses {
  readonly #secret: string;

  /** A signed address must never pass for an access token, nor the other way round. */
  constructor(
    readonly objects: StoredObjects,
    jwtSecret: string,
  ) {
    this.#secret = `${jwtSecret}:storage`;
  }

  /** Answers a request for the address of one object (`bucket/name`) or of several (`bucket`). */
  async sign(request: Request, caller: Caller, path: string): Promise<Response> {
    const body = await jsonBody(request);
    const lifetime = body['expiresIn'];
    if (typeof lifetime !== 'number' || !(lifetime >= 1 && lifetime <= YEAR_S)) {
      throw refusals.invalidRequest('expiresIn must be a number of seconds, from 1 to a year.');
    }
    if (path.includes('/')) {
      const { bucket_id, name } = await this.objects.visibleAt(caller, path);
      return Response.json({ signedURL: this.#address(bucket_id, name, lifetime) });
    }
    const bucket = bucketName(path);
    const names = textList(body['paths'], 'paths');
    await this.objects.bucketRules(bucket);
    const possible = names.filter(isObjectName);
    const found = await this.objects.visible(caller, 'storage.object.sign_many', bucket, possible);
    const visible = new Set(found.map((object) => object.name));
    return Response.json(
      names.map((name) =>
        visible.has(name)
          ? { error: null, path: name, signedURL: this.#address(bucket, name, lifetime) }
          : { error: OUT_OF_REACH, path: name, signedURL: null },
      ),
    );
  }

  /** Delivers the object of a signed address. */
  async open(request: Request, path: string): Promise<Response> {
    const { bucket, name } = parseObjectName(path);
    const claims = verifyToken(new URL(request.url).searchParams.get('token') ?? '', this.#secret);
    if (claims?.['url'] !== `${bucket}/${name}`) throw refusals.invalidToken();
    const object = await this.objects.find(bucket, name);
    if (!object) throw refusals.objectNotFound();
    return objectResponse(request, object, this.objects.files);
  }

  #address(bucket: string, name: string, lifetime: number): string {
    const seconds = Math.min(Math.floor(lifetime), LONGEST_S);
    const token = signToken({ url: `${bucket}/${name}` }, this.#secret, seconds);
    return `/object/sign/${bucket}/${name}?token=${token}`;
  }
}

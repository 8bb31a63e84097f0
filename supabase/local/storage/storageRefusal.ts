/** A refusal in the words of hosted storage. */
export class StorageRefusal extends Error {
  override readonly name = 'StorageRefusal';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }

  /** The answer that carries the refusal. Hosted storage answers 400 and puts the status into the body. */
  toResponse(): Response {
    const body = { statusCode: String(this.status), error: this.code, message: this.message };
    return Response.json(body, {
      status: this.status === 401 || this.status === 404 ? this.status : 400,
    });
  }
}

/** The refusals that occur in more than one place. */
export const refusals = {
  bucketNotFound: () => new StorageRefusal(404, 'Bucket not found', 'Bucket not found'),
  objectNotFound: () => new StorageRefusal(404, 'not_found', 'Object not found'),
  notAllowed: () =>
    new StorageRefusal(403, 'Unauthorized', 'new row violates row-level security policy'),
  exists: () => new StorageRefusal(409, 'Duplicate', 'The resource already exists'),
  invalidKey: () =>
    new StorageRefusal(400, 'InvalidKey', 'Invalid key: this name cannot be used for a file'),
  invalidRequest: (message: string) => new StorageRefusal(400, 'InvalidRequest', message),
  invalidToken: () =>
    new StorageRefusal(401, 'InvalidJWT', 'The token is not valid, or no longer.'),
};

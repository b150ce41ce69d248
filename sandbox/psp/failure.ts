/** A refusal in the provider's wire form. `type`, `code`, `param`: as the wire form names them. */
export class PspFailure extends Error {
  readonly status: 400 | 401 | 404 | 409 | 413;
  readonly body: { error: { type: string; message: string; code?: string; param?: string } };

  constructor(
    status: PspFailure['status'],
    message: string,
    { type = 'invalid_request_error', ...rest }: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...rest } };
  }
}

export const missing = (id: string): PspFailure =>
  new PspFailure(404, `No such object: '${id.slice(0, 60)}'`, { code: 'resource_missing', param: 'id' });

export const wrongState = (status: string, what: string): PspFailure =>
  new PspFailure(400, `This payment cannot be ${what}: its status is ${status}.`, {
    code: 'payment_intent_unexpected_state',
  });

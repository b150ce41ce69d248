/** One constant each: the build then writes the name where it is used, and no table loads. */
export const requestedWith = 'X-Requested-With';
export const appId = 'X-App-Id';
export const fingerprint = 'X-Fingerprint';
export const captcha = 'X-Captcha';
export const language = 'X-Language';
export const platform = 'X-Platform';
export const idempotencyKey = 'Idempotency-Key';
export const deviceType = 'X-Device-Type';
export const credentialEncoding = 'X-Credential-Encoding';
export const serviceAuth = 'X-Service-Auth';
export const world = 'X-Sandbox-World';

import { Secret, TOTP } from 'otpauth'

const period = 30

/** Time-based codes (RFC 6238) as every authenticator app makes them: SHA-1, six digits, thirty seconds. */
const totpOf = (secret: Secret, names: { issuer: string; label: string }) =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period, secret })

/** A new secret of 160 bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What an authenticator app scans. */
export const uriOf = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(Secret.fromBase32(secret), names).toString()

/** Which half minute a code belongs to, one early or late allowed for clocks that differ; null when the code is wrong. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(Secret.fromBase32(secret), { issuer: '', label: '' })
  const off = totp.validate({ token: code, timestamp: now.getTime(), window: 1 })
  return off === null ? null : Math.floor(now.getTime() / 1000 / period) + off
}

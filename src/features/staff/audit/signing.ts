import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import { readSecret } from '#platform/server/secret.ts'
import type { Settings } from '#platform/server/settings.ts'

/** What a private key of Ed25519 begins with (RFC 8410); its 32 bytes follow. */
const beginning = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key that audit exports are signed with, made of the site's secret: every process has the same. */
export function auditKey(settings: Settings): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', readSecret(settings), '', 'audit export', 32))
  return createPrivateKey({ key: Buffer.concat([beginning, seed]), format: 'der', type: 'pkcs8' })
}

/** The public part, as exports carry it; base64. */
export const publicPart = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')

/** A public key in a few letters, to be compared with what was noted elsewhere. */
export const fingerprintOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16)

export const signText = (key: KeyObject, text: string): string => sign(null, Buffer.from(text), key).toString('base64')

/** Whether this key signed this; a key that is none signed nothing. */
export function isSigned(publicKey: string, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

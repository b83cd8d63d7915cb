import { createHmac, hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, jwtVerify, SignJWT } from 'jose'

/** Signs and checks small facts that travel through browsers and mails, and seals what is kept but must not be read. */
export type Signer = {
  /** @param seconds how long it holds */
  sign: (purpose: string, facts: Record<string, unknown>, seconds: number) => Promise<string>
  /** The facts, or null when the text is forged, expired or made for another purpose. */
  read: (purpose: string, text: string) => Promise<Record<string, unknown> | null>
  /** A fingerprint of a short secret; without the site's own secret nobody finds out what it is of. */
  fingerprint: (purpose: string, text: string) => Buffer
  /** A text that only this site can read again: what lies in the database is of no use to whoever copies that alone. */
  seal: (purpose: string, text: string) => Promise<string>
  /** @throws when it was sealed with another secret, or for another purpose */
  unseal: (purpose: string, sealed: string) => Promise<string>
}

/** Three parts in base64url (RFC 7515, 7.1). */
const isCompact = /^[\w-]+\.[\w-]+\.[\w-]+$/

export const makeSigner = (secret: Uint8Array): Signer => ({
  sign: (purpose, facts, seconds) =>
    new SignJWT(facts)
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(purpose)
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(secret),
  async read(purpose, text) {
    // a session token comes to the same door; an error for each would cost more than the rest of the look
    if (!isCompact.test(text)) return null
    try {
      return (await jwtVerify(text, secret, { audience: purpose, algorithms: ['HS256'] })).payload
    } catch {
      return null
    }
  },
  fingerprint: (purpose, text) =>
    createHmac('sha256', keyFor(secret, `fingerprint ${purpose}`))
      .update(text)
      .digest(),
  seal: (purpose, text) =>
    new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(keyFor(secret, `seal ${purpose}`)),
  async unseal(purpose, sealed) {
    const { plaintext } = await compactDecrypt(sealed, keyFor(secret, `seal ${purpose}`))
    return new TextDecoder().decode(plaintext)
  },
})

/** A key of its own for each purpose (HKDF, RFC 5869), so that no key serves two purposes. */
const keyFor = (secret: Uint8Array, purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'masar', purpose, 32))

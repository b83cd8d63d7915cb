import { jwtVerify, SignJWT } from 'jose'

/** Signs and checks small facts that travel through browsers and mails: page tokens, file links, reply addresses. */
export type Signer = {
  /** @param seconds how long it holds */
  sign: (purpose: string, facts: Record<string, unknown>, seconds: number) => Promise<string>
  /** The facts, or null when the text is forged, expired or made for another purpose. */
  read: (purpose: string, text: string) => Promise<Record<string, unknown> | null>
}

export const makeSigner = (secret: Uint8Array): Signer => ({
  sign: (purpose, facts, seconds) =>
    new SignJWT(facts)
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(purpose)
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(secret),
  async read(purpose, text) {
    try {
      return (await jwtVerify(text, secret, { audience: purpose, algorithms: ['HS256'] })).payload
    } catch {
      return null
    }
  },
})

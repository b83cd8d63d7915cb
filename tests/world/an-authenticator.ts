import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = { challenge: string }

const present = 0x01
const verified = 0x04
const hasKey = 0x40

/** A device that makes and uses one passkey, as a browser would hand it to the site (WebAuthn Level 3, no attestation). */
export function anAuthenticator({ origin, host = new URL(origin).hostname }: { origin: string; host?: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0

  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }))
  const data = (flags: number, more: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), count, more])
  }
  const answer = (response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ) as { clientDataJSON: string },
  })

  return {
    /** Makes the passkey. */
    make({ challenge }: Options) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        isoCBOR.encode(key as never),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data(present | verified | hasKey, credential))],
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)),
      })
    },
    /** Uses it; `unverified` leaves PIN and finger out. */
    use({ challenge }: Options, { unverified = false } = {}) {
      const clientDataJSON = clientData('webauthn.get', challenge)
      const authenticatorData = data(unverified ? present : present | verified)
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()])
      return answer({ clientDataJSON, authenticatorData, signature: sign('sha256', signed, privateKey) })
    },
  }
}

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Site } from './site.ts'

/** A browser's keys, and what it reads of an encrypted push (RFC 8291 over RFC 8188, aes128gcm). */
export function aBrowser() {
  const curve = createECDH('prime256v1')
  const [p256dh, auth] = [curve.generateKeys(), randomBytes(16)]
  return {
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): string {
      const [salt, length] = [body.subarray(0, 16), body[20] as number]
      const theirs = body.subarray(21, 21 + length)
      const cipher = body.subarray(21 + length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, theirs])
      const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(theirs), auth, info, 32))
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
      const open = createDecipheriv('aes-128-gcm', key, nonce)
      open.setAuthTag(cipher.subarray(-16))
      const plain = Buffer.concat([open.update(cipher.subarray(0, -16)), open.final()])
      return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
    },
  }
}

type Knock = { headers: IncomingMessage['headers']; body: Buffer; path: string }

/** A push service: keeps what it is handed, and answers as it is told. */
export async function aPushService(site: Site, answer: (knock: Knock) => number = () => 201) {
  const knocks: Knock[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const knock = { headers: request.headers, body: Buffer.concat(parts), path: request.url ?? '' }
    knocks.push(knock)
    response.writeHead(answer(knock)).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  site.atEnd(() => server.close())
  return { knocks, at: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** What a browser of this user handed over when it agreed to be told. */
export async function anAddress(site: Site, user: string, endpoint: string, keys: { p256dh: string; auth: string }) {
  const { id: session_id } = await site.world.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow()
  const row = { endpoint, user_id: user, session_id, keys: JSON.stringify(keys), created_at: site.world.now() }
  await site.world.db.insertInto('push_addresses').values(row).execute()
}

import { type Duplex, pipeline, Readable } from 'node:stream'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { StartRefused } from '../start-refused.ts'

/** Packs and encrypts what leaves this machine: zstd (RFC 8878) within age (age-encryption.org/v1), which other tools open too. */
export type Seal = {
  seal: (plain: Readable) => Promise<Readable>
  /** @throws Error before or in the stream: another key, or bytes that somebody changed */
  open: (sealed: Readable) => Promise<Readable>
}

/**
 * @param key an identity of age, `AGE-SECRET-KEY-1…`
 * @throws StartRefused it is none
 */
export async function makeSeal(key: string): Promise<Seal> {
  const encrypter = new Encrypter()
  const decrypter = new Decrypter()
  try {
    encrypter.addRecipient(await identityToRecipient(key))
    decrypter.addIdentity(key)
  } catch {
    throw new StartRefused('BACKUP_KEY is not a key: npm run backup -- --new-key makes one.')
  }
  return {
    seal: async (plain) => fromWeb(await encrypter.encrypt(toWeb(through(plain, createZstdCompress())))),
    open: async (sealed) => through(fromWeb(await decrypter.decrypt(toWeb(sealed))), createZstdDecompress()),
  }
}

/** A failure of either end comes out of the far one. */
function through(from: Readable, by: Duplex): Readable {
  pipeline(from, by, () => {})
  return by
}

// by hand, because types of Node's own converters differ from those of browsers, which screens are checked with
function toWeb(from: Readable): ReadableStream<Uint8Array> {
  const chunks = from[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void from.destroy(),
  })
}

function fromWeb(web: ReadableStream<Uint8Array>): Readable {
  async function* chunks() {
    const reader = web.getReader()
    try {
      for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
    } finally {
      await reader.cancel().catch(() => {})
    }
  }
  return Readable.from(chunks(), { objectMode: false })
}

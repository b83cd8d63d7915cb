import { once } from 'node:events'
import type { WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Writes a ZIP to a file as it grows, so that one of many gigabytes needs no more memory than a small one. */
export class ZipWriter {
  readonly #zip: Zip
  readonly #out: WriteStream
  #failure: Error | null = null

  constructor(out: WriteStream) {
    this.#out = out
    this.#zip = new Zip((error, chunk) => {
      if (error) this.#failure = error
      else out.write(chunk)
    })
  }

  /** Texts are packed; files are packed already, mostly, and go in as they are. */
  async add(name: string, content: string | AsyncIterable<Uint8Array>): Promise<void> {
    const entry = typeof content === 'string' ? new ZipDeflate(name) : new ZipPassThrough(name)
    this.#zip.add(entry)
    if (typeof content === 'string') entry.push(new TextEncoder().encode(content))
    else
      for await (const chunk of content) {
        entry.push(chunk)
        if (this.#out.writableNeedDrain) await once(this.#out, 'drain')
      }
    entry.push(new Uint8Array(), true)
    if (this.#failure) throw this.#failure
  }

  async close(): Promise<void> {
    this.#zip.end()
    this.#out.end()
    await finished(this.#out)
  }
}

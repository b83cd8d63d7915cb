import { createReadStream } from 'node:fs'
import { Unzip, UnzipInflate } from 'fflate'
import { Unreadable } from './unreadable.ts'

/** Bytes a zipped document may unpack to. */
const mostInflated = 64_000_000
/** A few bytes may unpack to a thousand times as many at once. */
const stepBytes = 4_096

/** Unpacks as a stream and stops at the cap, before any library that would take it whole. @throws Unreadable file_bomb */
export async function demandSmallZip(file: string): Promise<void> {
  let inflated = 0
  const unzip = new Unzip((entry) => {
    entry.ondata = (error, chunk) => {
      // what is thrown below comes back here, as the library's own error
      if (error) throw (error as Error) instanceof Unreadable ? error : new Unreadable('file_unreadable')
      inflated += chunk.length
      if (inflated > mostInflated) throw new Unreadable('file_bomb')
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  for await (const chunk of createReadStream(file, { highWaterMark: stepBytes })) {
    try {
      unzip.push(chunk as Uint8Array)
    } catch (error) {
      throw error instanceof Unreadable ? error : new Unreadable('file_unreadable')
    }
  }
}

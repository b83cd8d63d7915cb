import { createReadStream } from 'node:fs'
import { Unzip, UnzipInflate } from 'fflate'
import { Unreadable } from './unreadable.ts'

/** Bytes a zipped document may unpack to. */
const mostInflated = 64_000_000
/** A few bytes may unpack to a thousand times as many at once. */
const stepBytes = 4_096

/** Parts a document is made of; Word writes some twenty, and one for each picture. */
const mostEntries = 2_000
/** Elements within each other: tables within tables come to some dozens, and libraries go through each within all around it. */
const deepest = 500

/** Unpacks as a stream and stops at the caps, before any library that would take it whole. @throws Unreadable file_bomb */
export async function demandSmallZip(file: string): Promise<void> {
  let inflated = 0
  let entries = 0
  const unzip = new Unzip((entry) => {
    if (++entries > mostEntries) throw new Unreadable('file_bomb')
    const depth = depthOf()
    entry.ondata = (error, chunk) => {
      // what is thrown below comes back here, as the library's own error
      if (error) throw (error as Error) instanceof Unreadable ? error : new Unreadable('file_unreadable')
      inflated += chunk.length
      if (inflated > mostInflated || (isXml(entry.name) && depth(chunk) > deepest)) throw new Unreadable('file_bomb')
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

const isXml = (name: string): boolean => /\.(?:xml|rels)$/i.test(name)
const [less, greater, slash, question, mark] = [...'<>/?!'].map((sign) => sign.charCodeAt(0))

/** Counts how deep elements have stood within each other so far, chunk by chunk. */
function depthOf(): (chunk: Uint8Array) => number {
  let [depth, most, before] = [0, 0, 0]
  return (chunk) => {
    for (const byte of chunk) {
      if (before === less && byte === slash) depth--
      else if (before === less && byte !== question && byte !== mark) depth++
      else if (before === slash && byte === greater) depth--
      if (depth > most) most = depth
      before = byte
    }
    return most
  }
}

import { Transform } from 'node:stream'

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number }

/** Lets only the bytes of a range through. */
export function slice({ start, end }: ByteRange): Transform {
  let at = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const from = Math.max(0, start - at)
      const to = Math.min(chunk.length, end + 1 - at)
      at += chunk.length
      done(null, from < to ? chunk.subarray(from, to) : undefined)
    },
  })
}

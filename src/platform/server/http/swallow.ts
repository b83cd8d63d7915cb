import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** As much of what is too much is read as a careless sender may send, in bytes and ms; beyond it the line is cut. */
const most = { bytes: 100_000_000, ms: 20_000 }

/**
 * Reads the rest of a body that was refused without keeping it: who is still sending hears the answer only afterwards, and would find
 * a broken line instead.
 */
export async function swallow(error: unknown, { raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const isTooLarge = (error as Partial<FastifyError>).code === 'FST_ERR_CTP_BODY_TOO_LARGE'
  // what nobody began to read Node puts aside by itself
  if (!(isTooLarge || raw.readableDidRead) || raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  let bytes = 0
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const late = setTimeout(() => resolve(false), most.ms)
  raw
    .on('data', ({ length }: Buffer) => {
      bytes += length
      if (bytes > most.bytes) resolve(false)
    })
    .once('end', () => resolve(true))
    .once('close', () => resolve(false))
    .once('error', () => resolve(false))
  raw.resume()
  const isWhole = await promise
  clearTimeout(late)
  // where nothing of it is left on the line, it may go on
  if (isWhole) reply.removeHeader('connection')
  else reply.header('connection', 'close')
}

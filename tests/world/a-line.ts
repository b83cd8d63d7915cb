import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type pg from 'pg'

/** A way to a database that can be cut, left hanging, and mended again. */
export async function aLine({ host, port, ...rest }: pg.PoolConfig) {
  let state: 'open' | 'cut' | 'hanging' = 'open'
  const pairs = new Set<[Socket, Socket]>()
  const server = createServer((here) => {
    here.on('error', () => {})
    if (state === 'cut') return here.destroy()
    const there = String(host).startsWith('/')
      ? connect(`${host}/.s.PGSQL.${port}`)
      : connect({ host: String(host), port: Number(port) })
    there.on('error', () => {})
    const pair: [Socket, Socket] = [here, there]
    pairs.add(pair)
    for (const [from, to] of [pair, [there, here] as const]) {
      from.on('data', (bytes) => state !== 'hanging' && to.write(bytes))
      from.on('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const end = () => {
    for (const [here] of pairs) here.destroy()
  }
  return {
    connection: { ...rest, host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 },
    cut() {
      state = 'cut'
      end()
    },
    hang() {
      state = 'hanging'
    },
    mend() {
      if (state === 'hanging') end()
      state = 'open'
    },
    close() {
      end()
      server.close()
    },
  }
}

// Part of results-page and call: the whole product in this process, with a plain server of the same make beside it, told
// what to do over the channel to the benchmark.
import type { AddressInfo } from 'node:net'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { perform } from '#platform/server/http/door.ts'
import { makeServer } from '#platform/server/http/server.ts'
import { readSettings } from '#platform/server/settings.ts'
import { parts } from '../../src/features.ts'
import { start } from '../../src/start.ts'
import type { Asked } from './start-house.ts'
import { askTrigrams } from './trigrams.ts'

const running = await start(readSettings(process.env), () => {})
const { world } = running.opened
let html = ''
const plain = await makeServer(world)
plain.get('/plain', (_request, reply) => reply.type('text/html; charset=utf-8').send(html))
await plain.listen({ port: 0, host: '127.0.0.1' })
const { port } = plain.server.address() as AddressInfo

process.on('message', answer)
process.on('disconnect', stop)
process.send?.({ url: running.address, plainUrl: `http://127.0.0.1:${port}/plain` })

async function answer(asked: Asked) {
  if (asked.want === 'html') {
    html = 'x'.repeat(asked.bytes)
    process.send?.({ done: true })
  } else process.send?.({ times: await (asked.want === 'trigrams' ? askTrigrams(world.db, asked) : callMany(asked)) })
}

/** Microseconds of each of so many calls, one after the other, as a page's loader makes them. */
async function callMany({ path, input, times }: Extract<Asked, { want: 'calls' }>): Promise<number[]> {
  const one = parts.calls.find(({ call }) => call.method === 'GET' && call.path === path)
  if (!one) throw new Error(`There is no call GET ${path}.`)
  const taken: number[] = []
  for (let time = 0; time < times; time++) {
    const begun = performance.now()
    await perform(one, backgroundContext(world), input)
    taken.push((performance.now() - begun) * 1_000)
  }
  return taken
}

async function stop() {
  await plain.close()
  await running.stop()
  process.exit(0)
}

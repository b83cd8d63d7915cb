import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Told = {
  resourceSpans: { scopeSpans: { spans: { name: string; attributes: { key: string; value: unknown }[] }[] }[] }[]
}

/** What takes traces by OTLP over HTTP (JSON), and remembers their spans. */
export async function aCollector() {
  const spans: { name: string; attributes: { key: string; value: unknown }[] }[] = []
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Told
    for (const { scopeSpans } of resourceSpans) for (const one of scopeSpans) spans.push(...one.spans)
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, spans, close: () => server.close() }
}

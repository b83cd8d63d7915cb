import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A bucket that speaks as much S3 as the product uses, in memory. */
export async function aBucket() {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const key = decodeURIComponent((request.url ?? '').split('?', 1)[0] ?? '')
    const kept = objects.get(key)
    if (request.method === 'PUT') {
      objects.set(key, await buffer(request))
      return response.setHeader('etag', '"1"').end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    if (!kept)
      return response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>')
    response
      .writeHead(200, { 'content-length': kept.length, etag: '"1"' })
      .end(request.method === 'HEAD' ? undefined : kept)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}`, objects, close: () => server.close() }
}

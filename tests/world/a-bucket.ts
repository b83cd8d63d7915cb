import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A bucket that speaks as much S3 as the product uses, in memory. */
export async function aBucket() {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
    const key = decodeURIComponent(pathname)
    const kept = objects.get(key)
    if (searchParams.has('list-type')) {
      const below = [key.replace(/\/$/, ''), searchParams.get('prefix')].join('/')
      return response.end(listing([...objects.keys()].filter((one) => one.startsWith(below))))
    }
    if (request.method === 'POST' && searchParams.has('delete')) {
      const asked = (await buffer(request)).toString()
      for (const [, name] of asked.matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(`${key.replace(/\/$/, '')}/${name}`)
      return response.end('<DeleteResult/>')
    }
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
      .writeHead(200, { 'content-length': kept.length, etag: '"1"', 'last-modified': new Date().toUTCString() })
      .end(request.method === 'HEAD' ? undefined : kept)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}`, objects, close: () => server.close() }
}

/** Keys stand below the name of the bucket, which lists do not repeat. */
const listing = (keys: string[]) =>
  `<ListBucketResult>${keys.map((key) => `<Contents><Key>${key.replace(/^\/[^/]+\//, '')}</Key></Contents>`).join('')}</ListBucketResult>`

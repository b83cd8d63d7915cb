import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What keeps the objects of a bucket; a Map is one. */
export type Objects = {
  get(key: string): Buffer | undefined
  set(key: string, bytes: Buffer): unknown
  delete(key: string): unknown
  keys(): Iterable<string>
}

/** A bucket in memory. */
export async function aBucket() {
  const objects = new Map<string, Buffer>()
  return { objects, ...(await serveBucket(objects)) }
}

/** Speaks as much S3 as the product uses, on any free port unless one is named. */
export async function serveBucket(objects: Objects, at = 0) {
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
  }).listen(at, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** Keys stand below the name of the bucket, which lists do not repeat. */
const listing = (keys: string[]) =>
  `<ListBucketResult>${keys.map((key) => `<Contents><Key>${key.replace(/^\/[^/]+\//, '')}</Key></Contents>`).join('')}</ListBucketResult>`

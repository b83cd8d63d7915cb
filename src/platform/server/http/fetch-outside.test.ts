import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { fetchOutside, type OutsideFailed } from './fetch-outside.ts'

const asked = { most: 1_000, accept: 'text/plain', networks: ['127.0.0.0/8'] }
const failing = async (address: string, over: Partial<typeof asked> = {}) => {
  const failed = await fetchOutside(address, { ...asked, ...over }).then(
    () => null,
    (error: OutsideFailed) => error,
  )
  return failed?.code
}

let asks = 0
const server = createServer((request, response) => {
  asks++
  const { url = '' } = request
  if (url === '/there') response.writeHead(302, { location: '/text' }).end()
  else if (url === '/within') response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
  else if (url === '/round') response.writeHead(302, { location: '/round' }).end()
  else if (url === '/large') response.end('x'.repeat(2_000))
  else if (url === '/missing') response.writeHead(404).end()
  else response.end('a text')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
after(() => server.close())
const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

test('a text is read, also where another address is named for it, and no more of it than is asked for', async () => {
  assert.equal(await fetchOutside(`${here}/text`, asked), 'a text')
  assert.equal(await fetchOutside(`${here}/there`, asked), 'a text')
  assert.deepEqual(
    [await failing(`${here}/large`), await failing(`${here}/missing`), await failing(`${here}/round`)],
    ['large', 'answer', 'answer'],
  )
})

test('nobody makes the site knock at doors within', async () => {
  const before = asks
  const addresses = [
    ...[here, 'http://example.com/', 'https://127.0.0.1/', 'https://localhost/', 'https://10.0.0.1/', 'https://[::1]/'],
    ...['https://169.254.169.254/', 'https://[::ffff:127.0.0.1]/', 'https://2130706433/', 'https://0x7f.1/'],
    ...['https://[fd00::1]/', 'https://[64:ff9b::7f00:1]/', 'https://0.0.0.0/', 'https://1.1.1.1:8443/'],
    ...['https://user:word@1.1.1.1/', 'file:///etc/passwd', 'ftp://1.1.1.1/', 'nothing', ''],
  ]
  for (const address of addresses) assert.equal(await failing(address, { networks: [] }), 'address', address)
  assert.equal(await failing(`${here}/within`), 'address')
  assert.equal(asks - before, 1)
})

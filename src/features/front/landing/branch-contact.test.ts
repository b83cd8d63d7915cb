import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { branchContact } from './contract.ts'

/** A careers site that answers so, and counts how often it was asked. */
async function aCareersSite(answer: string | null, status = 200) {
  const asked = { times: 0 }
  const server = createServer((_request, response) => {
    asked.times++
    if (answer === null) return
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
  }).listen(0, '127.0.0.1')
  server.unref()
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const site = await aSite({ CAREERS_SITE_URL: `http://127.0.0.1:${port}/branches.json`, LOG_LEVEL: 'silent' })
  site.atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  const read = async () => (await new Visitor(site).call(branchContact, {})).data
  return { asked, site, read }
}

const branch = {
  name: 'Dubai',
  address: 'Tower 1',
  city: 'Dubai',
  country: 'AE',
  phone: '+97141234567',
  email: 'd@x.example',
}

test('the careers site tells the branches, and is asked once in ten minutes', async () => {
  const { asked, site, read } = await aCareersSite(
    JSON.stringify({ data: [{ ...branch, secret: 1 }, { name: 'Riyadh' }] }),
  )
  const riyadh = { name: 'Riyadh', address: '', city: '', country: '', phone: '', email: '' }
  assert.deepEqual(await read(), [branch, riyadh])
  await read()
  assert.equal(asked.times, 1)
  site.later(601_000)
  await read()
  assert.equal(asked.times, 2)
})

test('a careers site that fails, lies or floods is an empty list', async () => {
  for (const [answer, status] of [
    ['{"data": "no list"}', 200],
    ['<html>', 200],
    ['[]', 500],
    ['[{"name": 5}]', 200],
    [JSON.stringify([{ name: 'x'.repeat(300_000) }]), 200],
  ] as const) {
    const { read } = await aCareersSite(answer, status)
    assert.deepEqual(await read(), [], answer.slice(0, 40))
  }
})

test('one that never answers is given up', async () => {
  const { read } = await aCareersSite(null)
  const begun = Date.now()
  assert.deepEqual(await read(), [])
  assert.ok(Date.now() - begun < 8_000)
})

test('without a careers site the brand tells; ours has no branches', async () => {
  const site = await aSite()
  assert.deepEqual((await new Visitor(site).call(branchContact, {})).data, [])
  site.world.brand = { ...site.world.brand, branches: [branch] }
  assert.deepEqual((await new Visitor(site).call(branchContact, {})).data, [branch])
})

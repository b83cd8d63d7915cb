import assert from 'node:assert/strict'
import { createPublicKey, verify } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { apply } from '#features/hiring/applications/contract.ts'
import { logOut } from '#features/people/sign-in/contract.ts'
import { openPush } from '#platform/server/push/push.ts'
import { aWordyPdf } from '#tests/world/a-pdf.ts'
import { aCandidate, aLiveJob } from '#tests/world/people.ts'
import { aBrowser, anAddress, aPushService } from '#tests/world/push.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './push-contract.ts'

const sendOne = (site: Site, job: string, name: string) =>
  new Visitor(site).call(
    apply,
    { job, name, email: `${name.toLowerCase()}@example.com`, lang: 'en' },
    { files: { cv: { name: 'cv.pdf', bytes: aWordyPdf([name]) } } },
  )
const of = (site: Site) => site.world.db.selectFrom('push_addresses').select('endpoint').execute()

test('a push is encrypted for one browser, signed by the site, and says no more than its title', async () => {
  const site = await aSite({ PUSH: 'on' })
  const { employer, job } = await aLiveJob(site)
  const service = await aPushService(site)
  const browser = aBrowser()
  await anAddress(site, employer.id, `${service.at}/one`, browser.keys)
  await sendOne(site, job, 'Sami')
  await site.settle()
  const [knock] = service.knocks
  assert.equal(service.knocks.length, 1)
  assert.equal(knock?.headers['content-encoding'], 'aes128gcm')
  assert.deepEqual([knock?.headers.ttl, knock?.headers.urgency], ['86400', 'normal'])
  const told = JSON.parse(browser.read(knock?.body ?? Buffer.alloc(0)))
  assert.deepEqual(Object.keys(told).sort(), ['data', 'tag', 'title', 'url'])
  assert.equal(told.title, 'New applicant: Sami')
  assert.deepEqual(told.data, {
    source: 'job_apply',
    value: { job_post_id: job, job_title: 'Warehouse coordinator' },
  })
  // RFC 8292: a token for that service, signed with the key that browsers were given
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(knock?.headers.authorization)) ?? []
  assert.equal(key, site.world.push.publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  assert.equal(JSON.parse(Buffer.from(claims, 'base64url').toString()).aud, service.at)
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  assert.ok(isSigned)
})

test('browsers that withdrew are forgotten; one service that fails keeps nobody else waiting, and nobody is told twice', async () => {
  const site = await aSite({ PUSH: 'on' })
  const { employer, job } = await aLiveJob(site)
  let isAway = true
  const service = await aPushService(site, ({ path: at }) =>
    at === '/gone' ? 410 : at === '/missing' ? 404 : at === '/away' && isAway ? 503 : 201,
  )
  for (const name of ['gone', 'away', 'missing', 'well'])
    await anAddress(site, employer.id, `${service.at}/${name}`, aBrowser().keys)
  await sendOne(site, job, 'Sami')
  await site.settle()
  assert.deepEqual((await of(site)).map(({ endpoint }) => endpoint.split('/').at(-1)).sort(), ['away', 'well'])
  isAway = false
  await site.world.db.executeQuery({
    sql: "update graphile_worker._private_jobs set run_at = now() - interval '1 minute'",
    parameters: [],
  } as never)
  await site.settle()
  const times = (name: string) => service.knocks.filter(({ path: at }) => at === `/${name}`).length
  assert.deepEqual([times('well'), times('away')], [1, 2])
})

test('a browser joins and leaves by itself, ends with its session, and belongs to whoever used it last', async () => {
  const site = await aSite()
  const one = await aCandidate(site)
  const other = await aCandidate(site)
  const endpoint = 'https://push.example/one'
  const { keys } = aBrowser()
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
  const headers = { 'user-agent': iphone }
  const { data } = await one.visitor.call(contract.subscribePush, { endpoint, keys }, { headers })
  const list = (visitor: Visitor) => visitor.call(contract.listPushDevices, {})
  const shown = (await list(one.visitor)).data
  assert.deepEqual(
    shown.devices.map(({ id, browser, kind }) => [id, browser, kind]),
    [[data.id, 'Safari', 'phone']],
  )
  assert.deepEqual(shown.tags, { userId: one.id, email: one.email, accountType: 'candidate', countryId: 5 })
  assert.match(shown.public_key, /^[\w-]{80,}$/)

  await other.visitor.refused('not_found', contract.endPush, { device: data.id })
  await other.visitor.call(contract.subscribePush, { endpoint, keys })
  assert.deepEqual((await list(one.visitor)).data.devices, [])
  await other.visitor.call(contract.endPush, { device: data.id })
  assert.deepEqual((await list(other.visitor)).data.devices, [])

  await one.visitor.call(contract.subscribePush, { endpoint, keys })
  await one.visitor.call(logOut, {})
  assert.deepEqual(await of(site), [])
  await new Visitor(site).refused('no_session', contract.subscribePush, { endpoint, keys })
})

test('only doors of push services are knocked at', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  const { keys } = aBrowser()
  for (const endpoint of ['https://localhost/x', 'https://evil.test/push.example', 'https://notpush.example/x'])
    await visitor.refused('push_unknown_host', contract.subscribePush, { endpoint, keys })
  await visitor.refused('invalid', contract.subscribePush, { endpoint: 'http://push.example/x', keys })
  await visitor.call(contract.subscribePush, { endpoint: 'https://eu.push.example/x', keys })
})

test('who has the old address replaces it, and takes nobody else’s', async () => {
  const site = await aSite()
  const [one, other] = [await aCandidate(site), await aCandidate(site)]
  const { keys } = aBrowser()
  const at = (name: string) => `https://push.example/${name}`
  await one.visitor.call(contract.subscribePush, { endpoint: at('old'), keys })
  await other.visitor.call(contract.subscribePush, { endpoint: at('others'), keys })
  const browser = new Visitor(site)
  await browser.refused('not_found', contract.renewPush, { old: at('none'), endpoint: at('new'), keys })
  await browser.refused('not_found', contract.renewPush, { old: at('old'), endpoint: at('others'), keys })
  await browser.call(contract.renewPush, { old: at('old'), endpoint: at('new'), keys })
  assert.deepEqual((await of(site)).map(({ endpoint }) => endpoint).sort(), [at('new'), at('others')])
})

test('keys are made once, kept where only the site reads them, and those of the settings count more', async () => {
  const { world } = await aSite()
  const file = path.join(world.settings.DATA_DIR, 'vapid.json')
  assert.ok(existsSync(file))
  assert.equal(statSync(file).mode & 0o077, 0)
  const kept = JSON.parse(readFileSync(file, 'utf8'))
  assert.equal(openPush(world.settings).publicKey, kept.publicKey)
  const own = { ...world.settings, VAPID_PUBLIC_KEY: 'a', VAPID_PRIVATE_KEY: 'b' }
  assert.equal(openPush(own).publicKey, 'a')
})

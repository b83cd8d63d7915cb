import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSite } from '#tests/world/site.ts'
import { countryOf } from './visitor-location.ts'

const settings = (site: Awaited<ReturnType<typeof aSite>>) => ({ settings: site.world.settings })

test('an address of the internet has a country, IPv4 and IPv6; one that never crosses it has none', async () => {
  const site = await aSite()
  const known = [
    ['94.200.1.1', 'AE'],
    ['::ffff:94.200.1.1', 'AE'],
    ['2001:8f8::1', 'AE'],
    ['188.54.1.1', 'SA'],
    ['77.88.8.8', 'RU'],
    ['2a02:6b8::1', 'RU'],
    ['2a01:e0a::1', 'FR'],
    ['196.200.128.1', 'MA'],
  ] as const
  for (const [address, country] of known) assert.equal(await countryOf(settings(site), address), country, address)
  const none =
    '127.0.0.1 10.1.2.3 192.168.1.1 172.16.0.1 169.254.1.1 100.64.0.1 ::1 fe80::1%eth0 fd00::1 2001:db8::1 nonsense'
  for (const address of [...none.split(' '), '', '999.1.1.1', '1.2.3.4, 5.6.7.8'])
    assert.equal(await countryOf(settings(site), address), null, address)
})

test('only a trusted proxy tells where somebody comes from', async () => {
  const ask = async (environment: Record<string, string>, language?: string) => {
    const site = await aSite(environment)
    const headers = { 'x-forwarded-for': '2a01:e0a::1', ...(language && { 'accept-language': language }) }
    const [location, ip] = await Promise.all(
      ['/api/location-ip', '/api/resources/get-ip'].map((url) => site.app.inject({ url, headers })),
    )
    assert.match(String(location?.headers['cache-control']), /no-store/)
    return { location: location?.json(), ip: ip?.json().data.ip }
  }
  assert.deepEqual(await ask({}), { location: { success: false }, ip: '127.0.0.1' })
  const trusted = await ask({ TRUST_PROXY: '127.0.0.1' })
  assert.deepEqual(trusted, {
    location: { success: true, data: { country: 'FR', country_name: 'France', lang: 'fr' } },
    ip: '2a01:e0a::1',
  })
  assert.equal((await ask({ TRUST_PROXY: '127.0.0.1' }, 'ru')).location.data.lang, 'ru')
})

test('a database that cannot be read is a failure the visitor need not know about', async () => {
  const site = await aSite({ IP_COUNTRY_FILE: '/nowhere/at-all.mmdb', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'silent' })
  const answer = await site.app.inject({ url: '/api/location-ip', headers: { 'x-forwarded-for': '94.200.1.1' } })
  assert.equal(answer.statusCode, 200)
  assert.deepEqual(answer.json(), { success: false })
})

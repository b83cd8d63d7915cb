import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAdmin, aStaffMember } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { listBrands } from './contract.ts'

test('a super reads the brands, the running one first; others read none', async () => {
  const site = await aSite({ BRAND: 'shams' })
  const { visitor } = await anAdmin(site)
  const { data } = await visitor.call(listBrands, {})
  assert.deepEqual([data[0]?.key, data[0]?.running, data[0]?.name], ['shams', true, 'Shams Careers'])
  assert.equal(data[0]?.tokens['--hue-accent'], '285')
  assert.deepEqual(data[0]?.texts.fr, { name: 'Shams Carrières', headline: 'Une place au soleil, et un métier.' })
  assert.deepEqual([data[0]?.icon.line, data[0]?.sender], ['#6a4fc0', site.world.settings.MAIL_FROM])
  assert.ok(data.slice(1).every(({ running }) => !running))
  await (await aStaffMember(site, 'content')).visitor.refused('not_allowed', listBrands, {})
})

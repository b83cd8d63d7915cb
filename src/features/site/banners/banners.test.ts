import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inEach } from '#platform/shared/languages.ts'
import { aCandidate, aStaffMember, somebody } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'

const texts = { en: 'Closed on Friday', ar: 'مغلق يوم الجمعة', ru: 'В пятницу закрыто', fr: 'Fermé vendredi' }
const hour = 3_600_000
const at = (site: Site, ms: number) => new Date(site.world.now().getTime() + ms).toISOString()
const aBanner = (site: Site, over = {}) => ({
  ...{ texts, tone: 'plain' as const, audience: 'everyone' as const, dismissable: true, from: at(site, -1000) },
  ...over,
})

test('a banner stands for its audience between its moments, in the language of the reader, until it is put away', async () => {
  const site = await aSite()
  const { visitor: editor } = await aStaffMember(site, 'content')
  const { visitor: candidate } = await aCandidate(site)
  const { visitor: employer } = await somebody(site, 'employer')
  const guest = new Visitor(site)
  const shown = async (visitor: Visitor, language = 'en') =>
    (await (await visitor.ask(contract.showBanner, {}, { language })).json()).data
  const add = async (over = {}) => (await editor.call(contract.addBanner, aBanner(site, over))).data.id

  const all = await add({ until: at(site, hour) })
  assert.equal((await shown(guest, 'ar')).text, texts.ar)
  const forPeople = await add({ audience: 'candidates', from: at(site, -500), link: '/help' })
  assert.deepEqual([(await shown(candidate)).id, (await shown(candidate)).link], [forPeople, '/help'])
  for (const visitor of [guest, employer]) assert.equal((await shown(visitor)).id, all)
  const firm = await add({ audience: 'staff', dismissable: false, from: at(site, -200) })
  assert.equal((await shown(editor)).id, firm)

  guest.cookies.set('banner', `x.${all}`)
  assert.equal(await shown(guest), null)
  editor.cookies.set('banner', firm)
  assert.equal((await shown(editor)).id, firm)

  const later = await add({ from: at(site, 2 * hour) })
  site.later(hour + 10_000)
  assert.equal(await shown(employer), null)
  const states = async () =>
    Object.fromEntries((await editor.call(contract.listBanners, {})).data.map(({ id, state }) => [id, state]))
  assert.deepEqual([(await states())[all], (await states())[later]], ['over', 'planned'])
  await editor.call(contract.endBanner, { banner: later })
  await editor.refused('banner_over', contract.endBanner, { banner: later })
  await editor.refused('banner_over', contract.changeBanner, { banner: all, version: 1, ...aBanner(site) })
})

test('a banner is whole in four languages and leads nowhere dangerous; of two who change it one is told', async () => {
  const site = await aSite()
  const { visitor: editor } = await aStaffMember(site, 'content')
  for (const over of [
    { texts: { ...texts, ru: ' ' } },
    { texts: inEach(() => 'x'.repeat(141)) },
    { link: 'javascript:alert(1)' },
    { link: '//evil.example' },
    { link: '/\\evil.example' },
    { link: 'http://evil.example' },
    { until: at(site, -hour) },
    { from: at(site, hour), until: at(site, 60_000) },
  ])
    await editor.refused('invalid', contract.addBanner, aBanner(site, over))
  const { data } = await editor.call(
    contract.addBanner,
    aBanner(site, { texts: { ...texts, en: 'Turned \u202eround' } }),
  )
  const change = { banner: data.id, version: 1, ...aBanner(site, { link: 'https://example.com/a' }) }
  const both = await Promise.all([1, 2].map(() => editor.ask(contract.changeBanner, change)))
  assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409])
  const [banner] = (await editor.call(contract.listBanners, {})).data
  assert.deepEqual(
    [banner?.link, banner?.version, banner?.texts.en.includes('\u202e')],
    ['https://example.com/a', 2, false],
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aPdf } from '#tests/world/a-pdf.ts'
import { cvLines } from '#tests/world/cv.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { dropCv } from './contract.ts'
import { mostADay } from './rules.ts'
import { listDrops, saveDropSettings } from './team-contract.ts'

const site = await aSite()
/** Where tries are counted, as they are outside. */
const counted = await aSite({ RATE_LIMIT: 'on' })
const cv = { name: 'cv.pdf', bytes: aPdf(cvLines) }

async function aTaker(own = site) {
  const employer = await anEmployer(own)
  await employer.visitor.call(saveDropSettings, { taking: true, version: 0 })
  return employer
}

const leave = async (email: string, takers: readonly { page: { id: string } }[], own = site) => {
  const asked = { pages: takers.map(({ page }) => page.id), name: 'Guest Person', email, lang: 'en' as const }
  return (await new Visitor(own).call(dropCv, asked, { files: { cv } })).data
}
const countOf = async (table: string) =>
  (await counted.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count
const seen = async ({ visitor }: Awaited<ReturnType<typeof aTaker>>) => (await visitor.call(listDrops, {})).data.length

test('a stranger learns from nothing whether an address left a CV before, and only its owner is mailed, once a day', async () => {
  const [first, second] = [await aTaker(counted), await aTaker(counted)]
  await leave('known@example.com', [first], counted)
  await counted.settle()
  const before = [await countOf('cv_drops'), await countOf("files where thing <> 'page'")]
  const known = await leave('Known@example.com', [first], counted)
  assert.deepEqual([await countOf('cv_drops'), await countOf("files where thing <> 'page'")], before)
  const unknown = await leave('nobody@example.com', [first], counted)
  assert.deepEqual({ ...known, drop: typeof known.drop }, { ...unknown, drop: typeof unknown.drop })
  assert.equal(await seen(first), 2)

  // of several, those that have none are given it
  const both = await leave('known@example.com', [first, second], counted)
  assert.deepEqual([both.pages.map(({ refused }) => refused), both.left], [[null, null], mostADay - 2])
  assert.deepEqual([await seen(first), await seen(second)], [2, 1])
  const mails = (await counted.settle()).filter(({ subject }) => subject.includes('wasn’t sent again'))
  assert.deepEqual(
    mails.map(({ to }) => to.toLowerCase()),
    ['known@example.com'],
  )
  assert.ok(mails[0]?.text.includes(first.page.name))
})

test('an address that left as many as a day allows is answered like any other, and nothing more is stored', async () => {
  const takers = await Promise.all(Array.from({ length: mostADay }, () => aTaker()))
  const last = await aTaker()
  await leave('busy@example.com', takers)
  const [busy, other] = [await leave('busy@example.com', [last]), await leave('other@example.com', [last])]
  assert.deepEqual([busy.pages, busy.left, typeof busy.drop], [other.pages, other.left, typeof other.drop])
  assert.equal(await seen(last), 1)
})

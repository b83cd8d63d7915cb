import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import { answerConsent } from '#features/sourcing/imports/consent-contract.ts'
import * as imports from '#features/sourcing/imports/contract.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'

const site = await aSite()
let people = 0

/** Two records of one person, both asked, with words of their own; and the link that went to the second. */
async function aPair() {
  const { visitor } = await anEmployer(site)
  const save = async (over: object) => {
    const email = `race${++people}@example.com`
    return (await visitor.call(imports.saveCandidate, { name: 'Rana Saleh', email, ...over })).data
  }
  const one = await save({ tags: ['Nights'], note: 'From the fair' })
  const two = await save({ tags: ['Forklift'], note: 'From a friend', headline: 'Lead' })
  await visitor.call(imports.inviteImported, { ids: [one.id, two.id], purpose: 'Jobs at the gate' })
  const mail = (await site.settle()).find(({ to, text }) => to === two.email && /import-consent/.test(text))
  const key = /\/import-consent\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const show = async (id: string) => (await visitor.call(imports.showImported, { id })).data
  const [first, second] = [await show(one.id), await show(two.id)]
  const pair = { keep: one.id, merge: two.id, take: ['headline' as const] }
  const merge = () =>
    visitor.ask(contract.mergePair, { ...pair, keep_version: first.version, merge_version: second.version })
  const claim = () => new Visitor(site).ask(answerConsent, { key, answer: 'claim' })
  return { one, two, show, merge, claim }
}

const waiting = `select count(*)::integer as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** Both come to a record that is held, the first first; let go, they have it in this order. */
async function inOrder<A, B>(record: string, first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  const holder = await site.pool.connect()
  const stand = async (many: number) => {
    for (let tries = 0; tries < 400; tries++) {
      // outside of the transaction, which would see no connection that was opened since it looked first
      const { rows } = await site.pool.query<{ count: number }>(waiting)
      if ((rows[0]?.count ?? 0) >= many) return
      await rest(10)
    }
    throw new Error('nobody waits')
  }
  try {
    await holder.query('begin')
    await holder.query('select from imported_candidates where id = $1 for update', [record])
    const one = first()
    await stand(1)
    const other = second()
    await stand(2)
    await holder.query('commit')
    return await Promise.all([one, other])
  } finally {
    holder.release()
  }
}

test('merged first, then claimed: the kept record is claimed with what both knew', async () => {
  const { one, two, show, merge, claim } = await aPair()
  const [merged, claimed] = await inOrder(two.id, merge, claim)
  assert.deepEqual([merged.statusCode, claimed.statusCode], [201, 200], merged.body + claimed.body)
  const [kept, other] = [await show(one.id), await show(two.id)]
  assert.deepEqual([kept.state, kept.has_account, other.state], ['claimed', true, 'merged'])
  assert.deepEqual([kept.headline, kept.tags.toSorted()], ['Lead', ['Forklift', 'Nights']])
  assert.match(kept.note, /From the fair[\s\S]*From a friend/)
})

test('claimed first, then merged: the merge is refused, and both records are as they were', async () => {
  const { one, two, show, merge, claim } = await aPair()
  const [claimed, merged] = await inOrder(two.id, claim, merge)
  assert.deepEqual([claimed.statusCode, merged.statusCode], [200, 409], claimed.body + merged.body)
  assert.match(merged.json().code, /changed_meanwhile|merge_backwards/)
  const [kept, other] = [await show(one.id), await show(two.id)]
  assert.deepEqual(
    [other.state, other.has_account, other.headline, other.tags],
    ['claimed', true, 'Lead', ['Forklift']],
  )
  assert.deepEqual([kept.state, kept.tags, kept.note, kept.headline], ['invited', ['Nights'], 'From the fair', ''])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkIn } from '#features/open-days/door/contract.ts'
import { editDay } from '#features/open-days/open-days/team-contract.ts'
import { callNext, moveInRoom } from '#features/open-days/rooms/contract.ts'
import { bookVisit } from '#features/open-days/visits/contract.ts'
import { eraseDueAccounts } from '#features/people/own-data/erase.ts'
import { authenticate } from '#features/people/sign-in/contract.ts'
import { placeHold } from '#features/staff/retention/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aShop, placed } from '#tests/world/a-shop.ts'
import { aDay, aDesk, aTrustedEmployer, inDays } from '#tests/world/open-days.ts'
import { aCandidate, aStaffMember, confirmed, password } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { askErasureOf, decideErasure, showErasure } from './contract.ts'

const month = 31 * 86_400_000

/** One of the staff asks, another confirms. */
async function eraseBy(site: Site, user: string) {
  const [asker, other] = [await aStaffMember(site, 'support'), await aStaffMember(site, 'support')]
  await asker.visitor.call(askErasureOf, { user, reason: 'Asked by letter' })
  const erasure = (await other.visitor.call(showErasure, { user })).data.waiting?.id ?? ''
  await other.visitor.call(decideErasure, { erasure, decision: 'confirm' })
}
const whenDue = (site: Site) => {
  site.later(month)
  return eraseDueAccounts.run(backgroundContext(site.world), {})
}
const stateOf = async ({ pool }: Site, user: string) =>
  (await pool.query('select state from users where id = $1', [user])).rows[0]?.state

test('whoever is erased while a desk talks to them leaves the desk able to end the talk', async () => {
  const site = await aSite()
  const team = await aTrustedEmployer(site)
  const date = inDays(site, 10)
  const day = await aDay(site, team.visitor, { desks: [aDesk(date, { way: 'online' })] })
  const person = await confirmed(site, await aCandidate(site))
  const { data: booked } = await person.visitor.call(bookVisit, {
    ...{ day: day.id, name: person.name, email: person.email, lang: 'en', date, half: 20, team: 1 },
  } as never)
  const entries = [{ visit: booked.visit, at: site.world.now().toISOString() }]
  await team.visitor.call(checkIn, { day: day.id, entries })
  const { data: draft } = await team.visitor.call(editDay, { day: day.id })
  const desk = { day: day.id, desk: draft.fields.desks[0]?.id ?? '' }
  const { data } = await team.visitor.call(callNext, desk)
  const visit = data.current?.id ?? ''
  assert.equal(visit, booked.visit)
  await team.visitor.call(moveInRoom, { ...desk, visit, move: 'begin' } as never)
  await eraseBy(site, person.id)
  await team.visitor.call(moveInRoom, { ...desk, visit, move: 'finish', outcome: 'not_suitable' } as never)
  await site.settle()
  await whenDue(site)
  assert.equal(await stateOf(site, person.id), 'erased')
  const { rows } = await site.pool.query('select id from day_visits where id = $1', [visit])
  assert.equal(rows.length, 0)
})

test('whoever owns a company alone may go while a transfer is awaited: the order stays, its company closes', async () => {
  const shop = await aShop()
  const { site } = shop
  const owner = await shop.buyer()
  const order = await placed(owner, [{ product: await shop.product('coins', 25), count: 1 }], { way: 'transfer' })
  await eraseBy(site, owner.id)
  await whenDue(site)
  assert.equal(await stateOf(site, owner.id), 'erased')
  const { rows } = await site.pool.query(
    'select orders.state, by_id, pages.state as page from orders join pages on pages.id = page_id where orders.id = $1',
    [order.id],
  )
  assert.deepEqual([rows[0]?.state, rows[0]?.page], ['invoice_sent', 'closed'])
  await shop.rightBooks()
})

test('confirmed by two under a legal hold, the account sleeps and is kept until the hold is lifted', async () => {
  const site = await aSite()
  const person = await confirmed(site, await aCandidate(site))
  const boss = await aStaffMember(site, 'super')
  await boss.visitor.call(placeHold, { kind: 'person', thing: person.id, reason: 'A lawsuit' })
  await eraseBy(site, person.id)
  await whenDue(site)
  assert.equal(await stateOf(site, person.id), 'deactivated')
  await new Visitor(site).refused('account_asleep', authenticate, { email: person.email, password })
})

test('of two who confirm one erasure at the same moment one is told', async () => {
  const site = await aSite()
  const person = await aCandidate(site)
  const [asker, one, other] = [
    await aStaffMember(site, 'support'),
    await aStaffMember(site, 'support'),
    await aStaffMember(site, 'support'),
  ]
  await asker.visitor.call(askErasureOf, { user: person.id, reason: 'Asked by letter' })
  const erasure = (await one.visitor.call(showErasure, { user: person.id })).data.waiting?.id ?? ''
  const answers = await Promise.all(
    [one, other].map(({ visitor }) => visitor.ask(decideErasure, { erasure, decision: 'confirm' })),
  )
  assert.deepEqual(answers.map((answer) => answer.json().code ?? 'done').sort(), ['already_decided', 'done'])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askErasure } from '#features/people/own-data/contract.ts'
import { authenticate, listSessions, reactivate } from '#features/people/sign-in/contract.ts'
import { listQueues } from '#features/staff/queues/contract.ts'
import { aCandidate, anAdmin, anEmployer, aStaffMember, confirmed, password, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { askErasureOf, decideErasure, showErasure } from './contract.ts'
import { mayConfirmErasure, mayErase } from './rules.ts'

const reason = 'Wrote a letter with a copy of the passport'

test('who may be erased, and who confirms it', () => {
  const account = { state: 'active', is_staff: false, isSelf: false, erase_at: null }
  const codeOf = (over: Partial<typeof account> | { erase_at: Date }) => {
    const answer = mayErase({ ...account, ...over })
    return answer.refused ? answer.code : 'yes'
  }
  assert.deepEqual([codeOf({}), codeOf({ state: 'deactivated' })], ['yes', 'yes'])
  assert.deepEqual([codeOf({ state: 'suspended' }), codeOf({ erase_at: new Date() })], ['person_state', 'person_state'])
  assert.deepEqual([codeOf({ isSelf: true }), codeOf({ is_staff: true })], ['own_account', 'staff_account'])
  assert.equal(mayConfirmErasure({ by: 'a', me: 'a', others: 1 }).refused, true)
  assert.equal(mayConfirmErasure({ by: 'a', me: 'a', others: 0 }).refused, false)
  assert.equal(mayConfirmErasure({ by: null, me: 'a', others: 1 }).refused, false)
})

test('an erasure waits for another of the staff; confirmed, the person is out, told, and has 30 days', async () => {
  const site = await aSite()
  const person = await confirmed(site, await aCandidate(site))
  const [first, second] = [await aStaffMember(site, 'support'), await aStaffMember(site, 'support')]
  const wish = { user: person.id, reason }
  assert.equal((await first.visitor.call(askErasureOf, wish)).data.state, 'waiting')
  await second.visitor.refused('erasure_waiting', askErasureOf, wish)
  const seen = (await first.visitor.call(showErasure, { user: person.id })).data
  assert.deepEqual([seen.waiting?.may_confirm, seen.waiting?.reason, seen.may_ask], [false, reason, 'erasure_waiting'])
  const waits = async ({ visitor }: typeof first) =>
    (await visitor.call(listQueues, {})).data.find(({ key }) => key === 'erasures')?.open
  assert.deepEqual([await waits(first), await waits(second)], [0, 1])
  const erasure = seen.waiting?.id ?? ''
  await first.visitor.refused('own_erasure', decideErasure, { erasure, decision: 'confirm' })
  await person.visitor.call(listSessions, {})
  await second.visitor.call(decideErasure, { erasure, decision: 'confirm' })
  await person.visitor.refused('no_session', listSessions, {})
  const { rows } = await site.pool.query(
    'select state, round(extract(epoch from erase_at - deactivated_at) / 86400)::integer as days from users where id = $1',
    [person.id],
  )
  assert.deepEqual([rows[0].state, rows[0].days], ['deactivated', 30])
  assert.ok((await site.settle()).some(({ to }) => to === person.email))
  await second.visitor.refused('already_decided', decideErasure, { erasure, decision: 'decline' })
  await second.visitor.refused('person_state', askErasureOf, wish)
})

test('of two who decide at once one is told; declined, nothing happens and it may be asked for again', async () => {
  const site = await aSite()
  const person = await aCandidate(site)
  const [asker, one, other] = [
    await aStaffMember(site, 'support'),
    await aStaffMember(site, 'support'),
    await anAdmin(site),
  ]
  await asker.visitor.call(askErasureOf, { user: person.id, reason })
  const erasure = (await one.visitor.call(showErasure, { user: person.id })).data.waiting?.id ?? ''
  const said = await Promise.allSettled(
    [one, other].map((by) => by.visitor.call(decideErasure, { erasure, decision: 'decline' })),
  )
  assert.deepEqual(said.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  await person.visitor.call(listSessions, {})
  assert.equal((await asker.visitor.call(askErasureOf, { user: person.id, reason })).data.state, 'waiting')
})

test('whoever is alone confirms by asking; nobody erases themselves or staff, and other roles nothing', async () => {
  const site = await aSite()
  const alone = await anAdmin(site)
  const reviewer = await aStaffMember(site, 'reviewer')
  const person = await aCandidate(site)
  await reviewer.visitor.refused('not_allowed', askErasureOf, { user: person.id, reason })
  await alone.visitor.refused('own_account', askErasureOf, { user: alone.id, reason })
  await alone.visitor.refused('staff_account', askErasureOf, { user: reviewer.id, reason })
  assert.equal((await alone.visitor.call(askErasureOf, { user: person.id, reason })).data.state, 'done')
})

test('of the two last owners of a team one can go; two yes at the same moment leave the other', async () => {
  const site = await aSite()
  const [asker, one, other] = [await aStaffMember(site, 'support'), await anAdmin(site), await anAdmin(site)]
  for (let round = 0; round < 3; round++) {
    const owner = await anEmployer(site)
    const second = await teammate(site, owner.page.id, 'owner')
    await teammate(site, owner.page.id, 'recruiter')
    const waiting: string[] = []
    for (const { id } of [owner, second]) {
      await asker.visitor.call(askErasureOf, { user: id, reason })
      waiting.push((await one.visitor.call(showErasure, { user: id })).data.waiting?.id ?? '')
    }
    const answers = await Promise.all(
      [one, other].map(({ visitor }, at) =>
        visitor.ask(decideErasure, { erasure: waiting[at] ?? '', decision: 'confirm' }),
      ),
    )
    assert.deepEqual(answers.map((answer) => answer.json().code ?? 'done').sort(), ['done', 'sole_owner'])
  }
})

test('whoever goes while it waits cannot be erased twice; after signing in again it may be asked for anew', async () => {
  const site = await aSite()
  const person = await confirmed(site, await aCandidate(site))
  const [asker, second] = [await aStaffMember(site, 'support'), await aStaffMember(site, 'support')]
  await asker.visitor.call(askErasureOf, { user: person.id, reason })
  const erasure = (await second.visitor.call(showErasure, { user: person.id })).data.waiting?.id ?? ''
  await person.visitor.call(askErasure, {})
  await second.visitor.refused('person_state', decideErasure, { erasure, decision: 'confirm' })
  await second.visitor.call(decideErasure, { erasure, decision: 'decline' })
  const back = new Visitor(site)
  const asleep = await back.refused('account_asleep', authenticate, { email: person.email, password })
  await back.call(reactivate, { ticket: (asleep as unknown as { ticket: string }).ticket })
  const seen = (await asker.visitor.call(showErasure, { user: person.id })).data
  assert.deepEqual([seen.waiting, seen.may_ask], [null, null])
  assert.equal((await asker.visitor.call(askErasureOf, { user: person.id, reason })).data.state, 'waiting')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verifyEmail } from '#features/people/accounts/contract.ts'
import { showUndo, undoChange } from '#features/people/contacts/contract.ts'
import { resetPassword } from '#features/people/passwords/contract.ts'
import { authenticate, listSessions } from '#features/people/sign-in/contract.ts'
import { aCandidate, anAdmin, aStaffMember, confirmed, password } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { actOnPerson, showPerson } from './contract.ts'

const fresh = 'new@example.com'
const of = { act: 'change_email', reason: 'Showed a passport in a call' } as const
const keyIn = (text = '') => /(?:verify-email|undo-contact-change)\/([\w-]+)/.exec(text)?.[1] ?? ''
const known = new Set<string>()
/** Keys of what went out since this was last asked, by address. */
async function mailsOf(site: Site): Promise<Record<string, string>> {
  const fresh = (await site.settle()).filter(({ id }) => !known.has(id))
  for (const { id } of fresh) known.add(id)
  return Object.fromEntries(fresh.map(({ to, text }) => [to, keyIn(text)]))
}

async function aLostMailbox() {
  const site = await aSite()
  const person = await confirmed(site, await aCandidate(site))
  const helper = await aStaffMember(site, 'support')
  await mailsOf(site)
  const ask = (email: string) => helper.visitor.call(actOnPerson, { ...of, user: person.id, email })
  const look = async () => (await helper.visitor.call(showPerson, { user: person.id })).data
  return { site, person, helper, ask, look }
}

test('a new address by support counts once its link is followed; the old one is told before and after, and can bring itself back', async () => {
  const { site, person, ask, look } = await aLostMailbox()
  await ask(fresh)
  const before = await mailsOf(site)
  assert.deepEqual(Object.keys(before).sort(), [fresh, person.email].sort())
  const seen = await look()
  assert.deepEqual([seen.email, seen.email_asked, seen.history[0]?.act], [person.email, fresh, 'change_email'])
  await new Visitor(site).call(verifyEmail, { hash: before[fresh] ?? '' })
  const changed = await look()
  assert.deepEqual([changed.email, changed.email_asked], [fresh, null])
  const after = (await mailsOf(site))[person.email] ?? ''
  assert.equal((await new Visitor(site).call(showUndo, { hash: after })).data.changed, true)
  // the link of the first letter is as good as that of the second
  const back = await new Visitor(site).call(undoChange, { hash: before[person.email] ?? '' })
  await person.visitor.refused('no_session', listSessions, {})
  await new Visitor(site).refused('link_expired', undoChange, { hash: after })
  await new Visitor(site).call(resetPassword, { hash: back.data.hash, password: 'Other-Horse-8' })
  await new Visitor(site).call(authenticate, { email: person.email, password: 'Other-Horse-8' })
})

test('who says in time that it was not them keeps the address, and the link to the new one is worth nothing', async () => {
  const { site, person, ask, look } = await aLostMailbox()
  await ask(fresh)
  const sent = await mailsOf(site)
  const hash = sent[person.email] ?? ''
  const shown = { kind: 'email', contact: person.email, changed: false }
  assert.deepEqual((await new Visitor(site).call(showUndo, { hash })).data, shown)
  await new Visitor(site).call(undoChange, { hash })
  await new Visitor(site).refused('link_expired', verifyEmail, { hash: sent[fresh] ?? '' })
  const seen = await look()
  assert.deepEqual([seen.email, seen.email_asked], [person.email, null])
  assert.ok(seen.history.some(({ what }) => what === 'account.contact_brought_back'))
})

test('a link says it for seven days, and of two new addresses the later alone is good', async () => {
  const { site, person, ask } = await aLostMailbox()
  await ask('first@example.com')
  const first = await mailsOf(site)
  await ask(fresh)
  const second = await mailsOf(site)
  await new Visitor(site).refused('link_expired', verifyEmail, { hash: first['first@example.com'] ?? '' })
  site.later(7 * 86_400_000 + 60_000)
  await new Visitor(site).refused('link_expired', undoChange, { hash: second[person.email] ?? '' })
  await new Visitor(site).refused('link_expired', verifyEmail, { hash: second[fresh] ?? '' })
})

test('an address of another account, none, a broken one, the same one and one that is thrown away are refused; of two at once one gets it', async () => {
  const { site, person, helper, ask } = await aLostMailbox()
  const other = await confirmed(site, await aCandidate(site))
  const refused = (code: string, email?: string) =>
    helper.visitor.refused(code, actOnPerson, { ...of, user: person.id, ...(email !== undefined && { email }) })
  await refused('address_taken', other.email.toUpperCase())
  await refused('invalid')
  await refused('invalid', 'a@b')
  await refused('invalid', 'who@mailinator.com')
  await refused('already_verified', person.email.toUpperCase())
  await ask(fresh)
  await helper.visitor.call(actOnPerson, { ...of, user: other.id, email: fresh })
  const { rows } = await site.pool.query(`select purpose from one_time_keys where purpose = 'change-email'`)
  assert.equal(rows.length, 0)
  const links = (await site.settle()).filter(({ to }) => to === fresh).map(({ text }) => keyIn(text))
  const answers = await Promise.all(links.map((hash) => new Visitor(site).ask(verifyEmail, { hash })))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409])
})

test('an old address that nobody confirmed is not told; nobody changes that of a super, of staff without giving roles, or their own', async () => {
  const { site, helper } = await aLostMailbox()
  const claimed = await aCandidate(site)
  await mailsOf(site)
  await helper.visitor.call(actOnPerson, { ...of, user: claimed.id, email: fresh })
  assert.deepEqual(Object.keys(await mailsOf(site)), [fresh])
  const [boss, second] = [await anAdmin(site), await anAdmin(site)]
  await helper.visitor.refused('staff_account', actOnPerson, { ...of, user: boss.id, email: 'x@example.com' })
  await second.visitor.refused('staff_account', actOnPerson, { ...of, user: boss.id, email: 'x@example.com' })
  await helper.visitor.refused('own_account', actOnPerson, { ...of, user: helper.id, email: 'x@example.com' })
  await boss.visitor.call(actOnPerson, { ...of, user: helper.id, email: 'x@example.com' })
  site.later(16 * 60_000)
  await boss.visitor.refused('proof_needed', actOnPerson, { ...of, user: claimed.id, email: 'y@example.com' })
  await new Visitor(site).call(authenticate, { email: claimed.email, password })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showJob } from '#features/jobs/jobs/contract.ts'
import { reportCompany, reportJob } from '#features/staff/complaints/contract.ts'
import { complaintHolding } from '#features/staff/complaints/holding.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aCandidate, aLiveJob, anAdmin, aStaffMember, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { wording } from './a-case.ts'
import { appeal, decideAppeal, decideCase, listCases, showCase, showOwnCase } from './contract.ts'
import { appealHolding } from './holding.ts'

type Site = Awaited<ReturnType<typeof aSite>>
const trustOf = async (site: Site, page: string) => {
  const query = site.world.db.selectFrom('pages').select('post_permission').where('id', '=', page)
  return (await query.executeTakeFirstOrThrow()).post_permission
}

test('reports of one job are one case; staff see what was seen, never by whom; each side reads the outcome in its language', async () => {
  const site = await aSite()
  const { admin, employer, job } = await aLiveJob(site)
  const { visitor, email, id: reporter } = await aCandidate(site)
  const cases = async () => (await admin.visitor.call(listCases, {})).data
  await visitor.call(reportJob, { job, reason: 'money', note: 'They asked for 500 AED by phone' })
  await visitor.call(reportJob, { job, reason: 'other' })
  const guest = new Visitor(site)
  guest.language = 'ru'
  const left = { job, reason: 'not_real', email: 'guest@example.com' } as const
  assert.equal((await guest.call(reportJob, left)).data.hears, true)
  await guest.refused('invalid', reportJob, { ...left, email: 'a@mailinator.com' })
  await guest.refused('not_found', reportJob, { job: crypto.randomUUID(), reason: 'money' })
  await employer.visitor.refused('not_allowed', listCases, {})
  const [one, another] = await cases()
  assert.deepEqual([one?.title, one?.reports, one?.about, another], ['Warehouse coordinator', 2, 'job', undefined])
  const { data: whole } = await admin.visitor.call(showCase, { case: one?.id ?? '' })
  assert.match(whole.reports_of[0]?.text ?? '', /gate 4/)
  assert.ok(!JSON.stringify(whole).includes(reporter) && !JSON.stringify(whole).includes(email))
  assert.deepEqual(whole.reports_of[0]?.earlier, { reports: 0, upheld: 0 })
  await employer.visitor.refused('not_found', showOwnCase, { case: whole.id })
  assert.deepEqual((await visitor.call(showOwnCase, { case: whole.id })).data.decisions, [])

  const words = { en: 'In English', ar: 'بالعربية', ru: 'По-русски', fr: 'En français' }
  const said = { case: whole.id, decision: 'upheld', ground: 'not_real', wording: words } as const
  await employer.visitor.refused('not_allowed', decideCase, said)
  await admin.visitor.refused('invalid', decideCase, { ...said, ground: 'no_breach' })
  await admin.visitor.refused('invalid', decideCase, { ...said, except: whole.reports_of.map(({ id }) => id) })
  await admin.visitor.call(decideCase, said)
  await admin.visitor.refused('already_decided', decideCase, said)
  const told = await site.settle()
  assert.ok(told.some(({ to, text }) => to === email && text.includes(words.en)))
  assert.ok(told.some(({ to, text }) => to === employer.email && text.includes(words.en)))
  assert.ok(told.some(({ to, text }) => to === 'guest@example.com' && text.includes(words.ru)))
  assert.deepEqual(await cases(), [])

  // what comes now is another case, and knows of the first
  await (await aCandidate(site)).visitor.call(reportJob, { job, reason: 'wrong' })
  const [next] = await cases()
  const { data: second } = await admin.visitor.call(showCase, { case: next?.id ?? '' })
  assert.deepEqual(
    second.reported.cases.map(({ id, state }) => [id, state]),
    [[whole.id, 'upheld']],
  )
  assert.equal(second.upheld_before, 2)

  const ctx = backgroundContext(site.world)
  assert.equal(((await complaintHolding.give(ctx, reporter)) as unknown[]).length, 1)
  await site.world.db.transaction().execute((tx) => complaintHolding.forget(ctx, tx, reporter))
  assert.deepEqual(await complaintHolding.give(ctx, reporter), [])
})

test('an upheld fraud takes the trust; two upheld reports from different places take the job out of sight', async () => {
  const site = await aSite()
  const { admin, employer, job, reference } = await aLiveJob(site)
  const page = employer.page.id
  await site.world.db.updateTable('pages').set({ post_permission: 2 }).where('id', '=', page).execute()
  const colleague = await teammate(site, page, 'interviewer')
  await colleague.visitor.refused('own_complaint', reportJob, { job, reason: 'fraud' })
  await employer.visitor.refused('own_complaint', reportCompany, { page, reason: 'fraud' })
  const uphold = async (ground: 'asks_money' | 'false_facts') => {
    const [one] = (await admin.visitor.call(listCases, {})).data
    const said = { case: one?.id ?? '', decision: 'upheld', ground, wording: wording('It is so') } as const
    await admin.visitor.call(decideCase, said)
    return said.case
  }
  const seen = new Visitor(site)
  const reporter = await aCandidate(site)
  await reporter.visitor.call(reportJob, { job, reason: 'fraud' })
  await uphold('asks_money')
  await (await aCandidate(site)).visitor.call(reportJob, { job, reason: 'wrong' })
  const middle = await uphold('false_facts')
  assert.equal(await trustOf(site, page), 1)
  // both came from one place
  await seen.call(showJob, { address: reference })
  await site.world.db.updateTable('complaints').set({ from_key: 'elsewhere' }).where('reason', '=', 'wrong').execute()
  await (await aCandidate(site)).visitor.call(reportJob, { job, reason: 'not_real' })
  const last = await uphold('false_facts')
  await seen.refused('not_found', showJob, { address: reference })

  // an appeal, judged by somebody else, puts it back
  const words = 'The position is open, ask our branch'
  await reporter.visitor.refused('not_found', appeal, { case: last, words })
  await employer.visitor.call(appeal, { case: last, words })
  await employer.visitor.refused('already_appealed', appeal, { case: last, words })
  const [waiting] = (await admin.visitor.call(listCases, { show: 'appeals' })).data
  assert.equal(waiting?.id, last)
  const whole = (await admin.visitor.call(showCase, { case: last })).data
  assert.equal(whole.appeals[0]?.may, 'same_eyes')
  const judged = { appeal: whole.appeals[0]?.id ?? '', granted: true, wording: wording('It is open') } as const
  await admin.visitor.refused('same_eyes', decideAppeal, { ...judged, ground: 'no_breach' })
  const reviewer = await aStaffMember(site, 'reviewer')
  await reviewer.visitor.refused('invalid', decideAppeal, { ...judged, ground: 'abuse' })
  await reviewer.visitor.call(decideAppeal, { ...judged, ground: 'no_breach' })
  await reviewer.visitor.refused('already_decided', decideAppeal, { ...judged, ground: 'no_breach' })
  const told = await site.settle()
  assert.ok(told.some(({ to, text }) => to === employer.email && text.includes('It is open')))
  // two independent ones are left; with one less it comes back
  await seen.refused('not_found', showJob, { address: reference })
  await employer.visitor.call(appeal, { case: middle, words })
  const { data: other } = await reviewer.visitor.call(showCase, { case: middle })
  const again = { ...judged, appeal: other.appeals[0]?.id ?? '' }
  await reviewer.visitor.call(decideAppeal, { ...again, ground: 'no_breach' })
  await seen.call(showJob, { address: reference })
  assert.equal((await employer.visitor.call(showOwnCase, { case: last })).data.state, 'dismissed')

  const ctx = backgroundContext(site.world)
  assert.equal((await appealHolding.give(ctx, employer.id)).appeals.length, 2)
  await site.world.db.transaction().execute((tx) => appealHolding.forget(ctx, tx, employer.id))
  assert.deepEqual((await appealHolding.give(ctx, employer.id)).appeals, [])
})

test('of a dismissed case the reporter asks for another look; granted, the other side hears for the first time', async () => {
  const site = await aSite()
  const { admin, employer, job } = await aLiveJob(site)
  const { visitor, email } = await aCandidate(site)
  await visitor.call(reportJob, { job, reason: 'money', note: 'Receipt number 7' })
  const [one] = (await admin.visitor.call(listCases, {})).data
  const id = one?.id ?? ''
  await visitor.refused('case_open', appeal, { case: id, words: 'Please look again' })
  await (await aCandidate(site)).visitor.refused('not_found', appeal, { case: id, words: 'Please look again' })
  const dismissed = { case: id, decision: 'dismissed', ground: 'not_enough', wording: wording('Not enough') } as const
  await admin.visitor.call(decideCase, dismissed)
  await employer.visitor.refused('not_found', showOwnCase, { case: id })
  await employer.visitor.refused('not_found', appeal, { case: id, words: 'Please look again' })
  await visitor.call(appeal, { case: id, words: 'The receipt carries their stamp' })
  assert.ok(!(await site.settle()).some(({ to, text }) => to === employer.email && /Not enough|appeal/.test(text)))
  const other = await anAdmin(site)
  const { data } = await other.visitor.call(showCase, { case: id })
  const judged = { appeal: data.appeals[0]?.id ?? '', granted: true, wording: wording('The stamp is theirs') } as const
  // two judge it at the same moment: one decides
  const third = await aStaffMember(site, 'reviewer')
  const both = await Promise.allSettled(
    [other, third].map((who) => who.visitor.call(decideAppeal, { ...judged, ground: 'asks_money' })),
  )
  assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1)
  const told = await site.settle()
  for (const to of [email, employer.email])
    assert.ok(told.some((one) => one.to === to && one.text.includes('The stamp is theirs')))
  const { rows } = await site.pool.query('select count(*)::int from upheld_frauds where page_id = $1', [
    employer.page.id,
  ])
  assert.equal(rows[0].count, 1)
  // the company, against which it stands now, may appeal in its turn
  assert.equal((await employer.visitor.call(showOwnCase, { case: id })).data.may_appeal, null)
  assert.equal((await visitor.call(showOwnCase, { case: id })).data.may_appeal, 'already_appealed')
})

test('two reports at once open one case; nobody decides about their own', async () => {
  const site = await aSite()
  const { job, admin } = await aLiveJob(site)
  const people = await Promise.all([1, 2, 3, 4].map(() => aCandidate(site)))
  await Promise.all(people.map(({ visitor }) => visitor.call(reportJob, { job, reason: 'wrong' })))
  await admin.visitor.call(reportJob, { job, reason: 'wrong' })
  const { data } = await admin.visitor.call(listCases, {})
  assert.deepEqual(
    data.map(({ reports }) => reports),
    [5],
  )
  const said = {
    case: data[0]?.id ?? '',
    decision: 'dismissed',
    ground: 'no_breach',
    wording: wording('Fine'),
  } as const
  await admin.visitor.refused('own_work', decideCase, said)
})

test('of two who decide a case at once one is told, and one decision stands', async () => {
  const site = await aSite()
  const { job, admin } = await aLiveJob(site)
  await (await aCandidate(site)).visitor.call(reportJob, { job, reason: 'wrong' })
  const other = await aStaffMember(site, 'reviewer')
  const id = (await admin.visitor.call(listCases, {})).data[0]?.id ?? ''
  const said = { case: id, wording: wording('Looked at') }
  const tried = await Promise.allSettled([
    admin.visitor.call(decideCase, { ...said, decision: 'upheld', ground: 'false_facts' }),
    other.visitor.call(decideCase, { ...said, decision: 'dismissed', ground: 'no_breach' }),
  ])
  assert.deepEqual(tried.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  assert.equal((await admin.visitor.call(showCase, { case: id })).data.decisions.length, 1)
})

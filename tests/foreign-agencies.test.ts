import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showPacket } from '#features/agencies/client-review/contract.ts'
import { claimDuplicate } from '#features/agencies/disputes/contract.ts'
import { addPlacement } from '#features/agencies/placements/contract.ts'
import { issuePlacementInvoice } from '#features/agencies/placements/invoice-contract.ts'
import { answerByLink } from '#features/agencies/representation/contract.ts'
import { moveSubmission } from '#features/agencies/submissions/contract.ts'
import type { Call } from '#platform/shared/contract.ts'
import { parts } from '../src/features.ts'
import { anAgencyAtWork, anAsked, broughtToClient, sent } from './world/agency.ts'
import { namesIn, plausible, schemaOf, send } from './world/every-call.ts'
import { somebody } from './world/people.ts'
import { aSite } from './world/site.ts'
import { Visitor } from './world/visitor.ts'

const site = await aSite()
const guest = new Visitor(site)
const today = site.world.now().toISOString().slice(0, 10)
const area =
  /clients|mandate|submi|packet|placement|representation|disput|duplicate|recruiter|import|bulk-|put-forward|client-review/
const ofStaff = /^\/admin/
const calls = parts.calls.map(({ call }) => call).filter(({ path }) => area.test(path) && !ofStaff.test(path))
const named = ({ method, path }: Call) => `${method} ${path}`

async function approved(at: Awaited<ReturnType<typeof anAgencyAtWork>>) {
  const asked = await anAsked(site, at)
  await guest.call(answerByLink, { key: asked.key, answer: 'approve' })
  return asked
}

/** An agency with one of each thing that has an id, and each key that leads to something. */
async function aWorld() {
  const at = await anAgencyAtWork(site)
  const [asked, hired, claimed] = [await anAsked(site, at), await approved(at), await approved(at)]
  const { key } = await sent(site, at, [hired.id, claimed.id])
  const packet = (await guest.call(showPacket, { key })).data
  await guest.call(claimDuplicate, { key, submission: claimed.id, known_since: '2020-01-05', for_this_job: false })
  const { visitor } = at.agency
  await visitor.call(moveSubmission, { submission: hired.id, event: 'offer' })
  const pay = { salary: 9000, salary_currency: 'AED', salary_period: 'month' as const }
  const { data: placement } = await visitor.call(addPlacement, { submission: hired.id, starts_on: today, ...pay })
  const billing = { placement: placement.id, billed_to: 'Corniche Hotels LLC', amount: 1000 }
  const { data: invoice } = await visitor.call(issuePlacementInvoice, billing)
  const { rows } = {
    rows: await site.world.db.selectFrom('packets').select('id').orderBy('sent_at', 'desc').limit(1).execute(),
  }
  return {
    team: visitor,
    keys: { representation: asked.key, 'client-reviews': key },
    packet: packet.people[0]?.id,
    things: {
      ...{ client: at.client.id, mandate: at.mandate.id, submission: asked.id, placement: placement.id },
      ...{ invoice: invoice.id, id: asked.person.id, packet: rows[0]?.id ?? '' },
    } as Record<string, string>,
    submissions: [asked.id, hired.id, claimed.id],
  }
}
const [one, other] = [await aWorld(), await aWorld()]
const direct = await broughtToClient(site)
const recruiter = await site.world.db.selectFrom('job_recruiters').select('id').executeTakeFirstOrThrow()
Object.assign(other.things, { application: direct.application, job: direct.job, recruiter: recruiter.id })

/** What a call may well accept, so that whose it is stays the only thing wrong. */
const usual: Record<string, unknown> = {
  ...{ starts_on: today, left_on: today, paid_on: today, salary: 1000, salary_currency: 'AED', salary_period: 'month' },
  ...{
    fee_percent: 10,
    fee_currency: 'AED',
    currency: 'AED',
    amount: 100,
    version: 1,
    words: 'Good morning',
    lang: 'en',
  },
  ...{
    name: 'Corniche',
    title: 'Cook',
    contact_name: 'Hala',
    country_id: 1,
    email: 'one@example.com',
    billed_to: 'Corniche',
  },
  ...{
    reason: 'other',
    known_since: '2020-01-05',
    replaces: null,
    own_share: 50,
    shared_with: 'Nobody',
    why: 'So it is',
  },
}

async function sentBy(visitor: Visitor, call: Call, given: Record<string, unknown>) {
  const { properties = {} } = schemaOf(call)
  const fields = Object.fromEntries(Object.entries(usual).filter(([name]) => name in properties))
  const filled = plausible({ type: 'object', properties }) as Record<string, unknown>
  return send(site, visitor, call, { ...filled, ...fields, ...given })
}

const isOpen = (status: number) => status < 300 || status >= 500

test('nothing of another agency is read, moved, invoiced or mailed by its ids', async () => {
  const open: string[] = []
  const asked = new Map<string, number>()
  for (const call of calls.filter(({ who }) => who.kind === 'page' || who.kind === 'user')) {
    if (!namesIn(call).some((name) => name in other.things)) continue
    const answer = await sentBy(one.team, call, other.things)
    if (!answer) continue
    asked.set(named(call), answer.statusCode)
    if (isOpen(answer.statusCode)) open.push(`${named(call)}: ${answer.statusCode} ${answer.body.slice(0, 160)}`)
  }
  assert.deepEqual(open, [])
  const unknown = [...asked].filter(([, status]) => status === 404)
  assert.ok(asked.size > 40, String(asked.size))
  // most get as far as asking whose it is
  assert.ok(unknown.length > 30, [...asked].filter(([, status]) => status !== 404).join('\n'))
})

test('of several people none is asked, sent or merged who is another agency’s', async () => {
  const { mandate } = one.things
  const [requests, packets] = ['/page/submission-requests', '/page/submission-packets'].map(
    (path) => calls.find((call) => call.path === path) as Call,
  ) as [Call, Call]
  for (const [call, given] of [
    [requests, { submissions: other.submissions }],
    [packets, { submissions: other.submissions, mandate }],
  ] as const) {
    const answer = await sentBy(one.team, call, { ...given, contact_email: 'one@example.com' })
    const { data } = JSON.parse(answer?.body ?? '{}')
    const people: { refused: string | null; why: string | null }[] = data.people ?? data
    assert.ok(people.every(({ refused, why }) => refused === 'not_found' && why))
  }
})

test('a person reads and answers nothing of another person, with the id alone', async () => {
  const stranger = await somebody(site, 'candidate')
  for (const call of calls.filter(({ path }) => path.startsWith('/user/representation/{submission}')))
    assert.equal((await sentBy(stranger.visitor, call, other.things))?.statusCode, 404, named(call))
})

test('a key opens what it was made for, and nobody else’s person beside it', async () => {
  const open: string[] = []
  let asked = 0
  for (const call of calls.filter(({ path }) => path.includes('{key}'))) {
    const kind = Object.keys(one.keys).find((part) => call.path.includes(`/${part}/`)) as
      | keyof typeof one.keys
      | undefined
    const wrong = Object.entries(one.keys).filter(([of]) => of !== kind)
    const keys = [
      ...wrong.map(([, key]) => key),
      'x',
      ...(kind ? [`${one.keys[kind]}x`, one.keys[kind].slice(0, -2)] : []),
    ]
    const tries = keys.map((key) => ({ ...one.things, key }))
    if (kind && namesIn(call).length > 1) tries.push({ ...other.things, key: one.keys[kind] })
    for (const given of tries) {
      const answer = await sentBy(guest, call, given)
      if (!answer) continue
      asked++
      if (isOpen(answer.statusCode)) open.push(`${named(call)}: ${answer.statusCode} ${answer.body.slice(0, 160)}`)
    }
  }
  assert.deepEqual(open, [])
  assert.ok(asked > 50, String(asked))
})

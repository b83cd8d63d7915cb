import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showGroup } from '#features/jobs/job-groups/contract.ts'
import type { Call } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { parts } from '../src/features.ts'
import { type PageRole, pageRoles, rightFor, rolesWith } from './rights.ts'
import { type StaffRole, staffRightFor, staffRoles, staffWith } from './staff-rights.ts'
import { aCast } from './world/cast.ts'
import { copyOf, namesIn, plausible, schemaOf, send } from './world/every-call.ts'
import { aSite } from './world/site.ts'
import type { Visitor } from './world/visitor.ts'

const site = await aSite()
const cast = await aCast(site)
const named = (call: Call) => `${call.method} ${call.path}`
/** Calls that end what the others need: the session, the account, the membership. */
const endings =
  /^POST \/(?:user\/(?:lock|deactivation|erasure)|page\/closing)$|sessions|^DELETE \/pages\/\{page\}\/membership$/

test('every call of a company page is under the right that the product describes for it', () => {
  const wrong = parts.calls.flatMap(({ call }) => {
    if (call.who.kind !== 'page') return []
    const right = rightFor(named(call))
    return right === call.who.capability ? [] : [`${named(call)} is under ${call.who.capability}, not ${right}`]
  })
  assert.deepEqual(wrong, [])
})

test('every call of the site’s own people is under the right that their work describes for it', () => {
  const wrong = parts.calls.flatMap(({ call }) => {
    if (call.who.kind !== 'staff') return []
    const right = staffRightFor(named(call))
    return right === call.who.capability ? [] : [`${named(call)} is under ${call.who.capability}, not ${right}`]
  })
  assert.deepEqual(wrong, [])
})

const mayAsStaff = (actor: string, right: string): boolean => staffWith.get(right)?.has(actor as StaffRole) ?? false
/** Everybody of the site's own people who may do something. */
const staffers = (right: string): string[] => staffRoles.filter((role) => mayAsStaff(role, right))

/** At the door it does not matter whether somebody is assigned to a job; the stranger owns a page of their own. */
const roleOf = (actor: string): PageRole =>
  (({ stranger: 'owner', 'manager of nothing': 'hiring_manager', 'interviewer of nothing': 'interviewer' })[actor] ??
    actor) as PageRole

/** What the door should answer: 401 nobody is there, 403 somebody who may not, 0 it lets in. */
function expectedAt({ who, ...call }: Call, actor: string): 0 | 401 | 403 {
  if (who.kind === 'anyone') return 0
  if (actor === 'guest') return 401
  if (who.kind === 'user') return 0
  if (who.kind === 'staff') return mayAsStaff(actor, staffRightFor(`${call.method} ${call.path}`) ?? '') ? 0 : 403
  const right = rightFor(`${call.method} ${call.path}`) ?? ''
  return rolesWith.get(right)?.has(roleOf(actor)) ? 0 : 403
}

/**
 * Behind the door: a report has nothing for whoever sees money alone, a registration goes on for its own user, and of a user who imports
 * the company is found first (imports.test.ts has its roles).
 */
const mayRefuseWithin = (call: Call, actor: string): boolean =>
  (actor === 'billing' && call.path.startsWith('/page/report')) ||
  /^\/(?:registration\/\{user\}|import-candidate)\//.test(call.path)

test('nothing of a page is read or changed by another page, by a candidate, or by members whom its job does not concern', async () => {
  const open: string[] = []
  let asked = 0
  for (const { call } of parts.calls) {
    const { properties = {} } = schemaOf(call)
    // company pages are everybody's to follow, to join, to keep away from; live jobs to keep and to apply to
    const isOpen = (name: string) => call.who.kind === 'user' && (name === 'page' || name === 'job')
    const theirs = namesIn(call).filter((name) => cast.things[name] && !isOpen(name))
    if (theirs.length === 0 || call.who.kind === 'anyone' || endings.test(named(call))) continue
    const usual = plausible({ type: 'object', properties }) as Record<string, unknown>
    const input = { ...usual, ...Object.fromEntries(theirs.map((name) => [name, cast.things[name]])) }
    for (const actor of outsidersTo(call)) {
      const answer = await send(site, copyOf(site, cast.actors.get(actor) as Visitor), call, input)
      asked++
      if (answer && answer.statusCode < 300) open.push(`${actor}: ${named(call)} answered ${answer.body.slice(0, 120)}`)
      if (answer && answer.statusCode >= 500) open.push(`${actor}: ${named(call)} broke`)
    }
  }
  // to let go of what is not one's own is no mistake, and changes nothing
  const isSilent = (what: string) => what.includes('DELETE /page/board-views/')
  assert.deepEqual(
    open.filter((what) => !isSilent(what)),
    [],
  )
  assert.equal((await site.pool.query('select from saved_views')).rowCount, 1)
  assert.ok(asked > 300, String(asked))
})

const ofApplicants = new Set(['job', 'application', 'offer', 'interview', 'task'])
/** Jobs are read by the whole team; whoever is not assigned sees nobody who applied. */
function outsidersTo(call: Call): string[] {
  const right = call.who.kind === 'page' ? call.who.capability : ''
  const isOfApplicants =
    /^(?:applicant\.(?!count)|offer\.|data\.export)/.test(right) && namesIn(call).some((name) => ofApplicants.has(name))
  const isPersonal = call.who.kind === 'user'
  return [
    'stranger',
    ...(isPersonal
      ? ['owner', 'analyst', 'other candidate', ...staffRoles]
      : ['candidate', 'other candidate', ...staffRoles]),
    ...(isOfApplicants ? ['manager of nothing', 'interviewer of nothing', 'analyst', 'billing', 'content_editor'] : []),
  ].filter((actor) => !(call.who.kind === 'staff' && mayAsStaff(actor, call.who.capability)))
}

const codeOf = (answer: { body: string } | null): string => {
  try {
    return JSON.parse(answer?.body ?? '').code ?? ''
  } catch {
    return ''
  }
}

/** Who may watch what: `page:` for whoever reads the page, applicants for those whom they concern. */
const team = (right: string): string[] => pageRoles.filter((role) => rolesWith.get(right)?.has(role))
const watched: [string, readonly string[]][] = [
  [`page:${cast.things.page}`, [...team('page.read'), 'manager of nothing', 'interviewer of nothing']],
  [`job:${cast.things.job}`, team('applicant.read')],
  [`applicants:${cast.things.job}`, team('applicant.read')],
  [`application:${cast.things.application}`, [...team('applicant.read'), 'candidate']],
  [`user:${cast.ids.candidate}`, ['candidate']],
  [`cv:${cast.things.file}`, [...team('applicant.read'), 'candidate']],
  ['reviews:all', staffers('staff.home')],
  ['pages:all', staffers('staff.page.read')],
  ['lookups:all', staffers('staff.lookup.edit')],
  ['staff:roles', staffers('staff.role.give')],
  ['messages:staff', staffers('staff.support.answer')],
  [`made-up:${newId()}`, []],
  ['constructor:x', []],
]

test('open screens watch what their people may see, and nothing else', async () => {
  const may = await cast.watching(site)
  for (const [topic, who] of watched) {
    const allowed: string[] = []
    for (const actor of cast.actors.keys()) if (await may(actor, topic)) allowed.push(actor)
    assert.deepEqual(allowed.sort(), [...who].sort(), topic)
  }
})

test('a file, and an internal group, is read by those whom it concerns', async () => {
  const files: [string, string, readonly string[]][] = [
    ['a CV that was sent', cast.files.cv, [...team('applicant.read'), 'candidate']],
    ['a file that answers a question', cast.files.answer, team('applicant.read')],
    ['a file of the thread', cast.files.message, [...team('applicant.read'), 'candidate']],
    ['a licence', cast.files.licence, [...team('page.edit'), ...staffers('staff.page.check')]],
    [
      'the cover of an internal group',
      cast.files.cover,
      [...team('job.read'), 'manager of nothing', 'interviewer of nothing'],
    ],
    ['a file of nothing', cast.files.loose, []],
  ]
  for (const [what, file, who] of files) {
    const allowed: string[] = []
    for (const [actor, visitor] of cast.actors) {
      const answer = await site.app.inject({ url: `/api/files/${file}/x.pdf`, headers: { cookie: cookiesOf(visitor) } })
      if (answer.statusCode < 300) allowed.push(actor)
      else assert.ok([401, 403, 404].includes(answer.statusCode), `${actor}: ${what} answered ${answer.statusCode}`)
    }
    assert.deepEqual(allowed.sort(), [...who].sort(), what)
  }
  const seen: string[] = []
  for (const [actor, visitor] of cast.actors)
    if ((await visitor.ask(showGroup, { address: cast.address })).statusCode === 200) seen.push(actor)
  assert.deepEqual(seen.sort(), [...team('job.read'), 'manager of nothing', 'interviewer of nothing'].sort())
})

const cookiesOf = (visitor: Visitor): string =>
  [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

// last, since whoever is let in may do something
test('every call lets in whom it is for and nobody else, role by role', async () => {
  const wrong: string[] = []
  let asked = 0
  for (const { call } of parts.calls) {
    if (call.who.kind === 'anyone') continue
    for (const [actor, visitor] of cast.actors) {
      const expected = expectedAt(call, actor)
      if (expected === 0 && endings.test(named(call))) continue
      // who is let in meets a missing field, so that nothing happens; things are nobody's, which is not the door's to say
      const answer = await send(site, copyOf(site, visitor), call, {})
      asked++
      const { statusCode } = answer as NonNullable<typeof answer>
      const isAtDoor = statusCode === 401 || (statusCode === 403 && codeOf(answer) === 'not_allowed')
      if (expected === 0 ? isAtDoor && !mayRefuseWithin(call, actor) : statusCode !== expected)
        wrong.push(`${actor}: ${named(call)} answered ${statusCode} ${codeOf(answer)}, not ${expected || 'let in'}`)
    }
  }
  assert.deepEqual(wrong, [])
  assert.ok(asked > 3_000, String(asked))
})

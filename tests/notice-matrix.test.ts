import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageChecked, pageMoved } from '#features/companies/pages/events.ts'
import { joinAsked, memberJoined, memberLeft } from '#features/companies/team/events.ts'
import { check } from '#features/front/session/contract.ts'
import { answersDue } from '#features/hiring/answer-clock/events.ts'
import { applicationMoved, applicationSent, messageSent } from '#features/hiring/applications/events.ts'
import { remindOfInterviews } from '#features/hiring/interviews/background.ts'
import { interviewMoved, scorecardsAsked } from '#features/hiring/interviews/events.ts'
import { offerMoved } from '#features/hiring/offers/events.ts'
import { remindOfTasks } from '#features/hiring/pipeline/background.ts'
import { noteWritten, taskChanged } from '#features/hiring/pipeline/events.ts'
import { scheduledMessageChanged } from '#features/hiring/scheduled-messages/events.ts'
import { groupMoved } from '#features/jobs/job-groups/events.ts'
import { jobAsked } from '#features/jobs/job-life/events.ts'
import { jobMoved, jobReviewed, jobTeamChanged, publishAsked } from '#features/jobs/jobs/events.ts'
import { boothMoved, dayMoved } from '#features/open-days/open-days/events.ts'
import { sendHeldNotices } from '#features/site/notifications/send-held.ts'
import { cvRequestAnswered } from '#features/sourcing/cv-search/events.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { newId } from '#platform/shared/ids.ts'
import { type PageRole, pageRoles, rightsOfNotices, rolesWith } from './rights.ts'
import { aCast } from './world/cast.ts'
import { teammate } from './world/people.ts'
import { putForward } from './world/put-forward.ts'
import { aSite } from './world/site.ts'

const site = await aSite({ MAIL_DELAY: '5' })
const cast = await aCast(site)
const ctx = backgroundContext(site.world)
const { db } = site.world
const { page, job, application } = cast.things as Record<'page' | 'job' | 'application' | 'offer' | 'interview', string>

/** Everybody who works or worked for the page, and somebody of another one. */
const people = new Map<string, string>()
for (const actor of [...pageRoles, 'manager of nothing', 'interviewer of nothing', 'stranger']) {
  const { display } = await (cast.actors.get(actor) as NonNullable<ReturnType<typeof cast.actors.get>>).call(check, {})
  people.set(actor, display.id)
}
const left = await teammate(site, page, 'recruiter')
const reduced = await teammate(site, page, 'recruiter')
people.set('left', left.id).set('reduced', reduced.id)
await db.deleteFrom('page_members').where('user_id', '=', left.id).execute()
await db.updateTable('page_members').set({ role: 'analyst' }).where('user_id', '=', reduced.id).execute()
const nameOf = new Map([...people].map(([actor, id]) => [id, actor]))

/** Which role somebody has now; null for none. */
const roleNow: Record<string, PageRole | null> = {
  'manager of nothing': 'hiring_manager',
  'interviewer of nothing': 'interviewer',
  stranger: null,
  left: null,
  reduced: 'analyst',
}
function readersOf(notice: string): string[] {
  const { right, isOfJob } = rightsOfNotices.get(notice) ?? { right: '', isOfJob: true }
  return [...people.keys()].filter((actor) => {
    const role = actor in roleNow ? roleNow[actor] : (actor as PageRole)
    if (!role || !rolesWith.get(right)?.has(role)) return false
    // a hiring manager writes the own jobs, and this one is the owner's
    if (right === 'job.write' && role === 'hiring_manager') return false
    return !(isOfJob && actor.endsWith('of nothing'))
  })
}

const about = { page, job, application }
const everybody = [...people.values()]
const say = (act: (tx: Parameters<typeof emit>[1]) => Promise<void>) => db.transaction().execute(act)

/** Everything a team is told of happens; what names somebody names everybody in turn. */
async function everythingHappens() {
  const now = site.world.now()
  const candidate = cast.ids.candidate
  await say((tx) => emit(ctx, tx, applicationSent, about))
  await site.settle()
  // as one that the team added, and as one that somebody put forward
  await db.updateTable('applications').set({ source: 'pool' }).where('id', '=', application).execute()
  await say((tx) => emit(ctx, tx, applicationSent, about))
  await site.settle()
  await putForward(db, about, candidate)
  await say((tx) => emit(ctx, tx, applicationSent, about))
  await site.settle()
  for (const to of ['withdrawn', 'declined'])
    await say((tx) =>
      emit(ctx, tx, applicationMoved, { ...about, from: 'submitted', to, reason: null, side: 'candidate' }),
    )
  await say((tx) => emit(ctx, tx, messageSent, { ...about, side: 'candidate' }))
  const note = {
    id: newId(),
    application_id: application,
    of_page_id: about.page,
    text: 'Look',
    mentions: everybody,
    at: now,
  }
  await db.insertInto('application_notes').values(note).execute()
  await say((tx) => emit(ctx, tx, noteWritten, { ...about, note: note.id, mentions: everybody }))
  // an application that ends calls its interview off, and so numbers it anew
  await site.settle()
  const { interview = '', offer = '', group = '' } = cast.things
  await db
    .insertInto('interview_people')
    .values(everybody.map((user_id) => ({ interview_id: interview, of_page_id: about.page, user_id })))
    .execute()
  const { version } = await db
    .selectFrom('interviews')
    .select('version')
    .where('id', '=', interview)
    .executeTakeFirstOrThrow()
  for (const move of ['pick', 'ask_other', 'cancel', 'lapse'] as const)
    await say((tx) =>
      emit(ctx, tx, interviewMoved, {
        ...{ ...about, interview, move, to: 'proposed', side: 'candidate', held: false, version },
      }),
    )
  await say((tx) => emit(ctx, tx, scorecardsAsked, { ...about, interview }))
  await db.updateTable('offers').set({ state: 'draft', asked_at: now }).where('id', '=', offer).execute()
  for (const move of ['ask', 'accept', 'decline', 'expire'] as const)
    await say((tx) =>
      emit(ctx, tx, offerMoved, { ...about, offer, move, from: 'sent', to: 'sent', by: 'candidate', version: 1 }),
    )
  for (const late of [false, true])
    await say((tx) => emit(ctx, tx, answersDue, { page, job, count: 1, late, first: application }))
  for (const ask of ['open', 'ending'] as const) await say((tx) => emit(ctx, tx, jobAsked, { page, job, ask, days: 3 }))
  const moved = { page, job, from: 'live', to: 'paused', reason: null }
  await say((tx) => emit(ctx, tx, jobMoved, { ...moved, move: 'pause', by: 'clock' }))
  await say((tx) => emit(ctx, tx, jobMoved, { ...moved, move: 'suspend', by: 'staff' }))
  await say((tx) => emit(ctx, tx, jobTeamChanged, { page, job, added: everybody, removed: [] }))
  const ended = { group, page, from: 'published', to: 'ended', move: 'end', by_clock: true } as const
  await say((tx) => emit(ctx, tx, groupMoved, ended))
  await openDaysHappen()
  const licence = { page, check: newId(), what: 'licence', came: 'refused', words: '' } as const
  await say((tx) => emit(ctx, tx, pageChecked, licence))
  await say((tx) => emit(ctx, tx, pageMoved, { page, from: 'active', to: 'suspended', move: 'suspend', why: '' }))
  await say((tx) => emit(ctx, tx, joinAsked, { page, user: candidate }))
  await say((tx) => emit(ctx, tx, memberLeft, { page, user: candidate, role: 'analyst' }))
  await say((tx) => emit(ctx, tx, cvRequestAnswered, { page, user: candidate, request: newId(), accepted: false }))
  for (const user of everybody) await namesInTurn(user, candidate)
  await site.settle()
  // what is asked for is told while it waits
  await db.updateTable('jobs').set({ state: 'draft' }).where('id', '=', job).execute()
  await say((tx) => emit(ctx, tx, publishAsked, { page, job }))
  await site.settle()
  await db.updateTable('jobs').set({ state: 'live' }).where('id', '=', job).execute()
  await db
    .updateTable('interviews')
    .set({ state: 'confirmed', starts_at: new Date(now.getTime() + 1_800_000), updated_at: new Date(0) })
    .where('id', '=', interview)
    .execute()
  await remindOfInterviews.run(ctx, {})
  await remindOfTasks.run(ctx, {})
}

/** A day is decided on and moved; the page is host and guest of the same booth. */
async function openDaysHappen() {
  const { day = '' } = cast.things
  const booth = newId()
  const asked = { id: booth, day_id: day, page_id: page, state: 'accepted' as const, asked_at: site.world.now() }
  await db.insertInto('open_day_booths').values(asked).execute()
  const moved = { day, page, from: 'submitted', to: 'published' } as const
  for (const move of ['approve', 'return', 'cancel'] as const)
    await say((tx) => emit(ctx, tx, dayMoved, { ...moved, move, side: 'staff' }))
  for (const move of ['cancel', 'postpone'] as const)
    await say((tx) => emit(ctx, tx, dayMoved, { ...moved, move, side: 'team' }))
  for (const move of ['ask', 'withdraw', 'accept', 'decline', 'leave'] as const)
    await say((tx) => emit(ctx, tx, boothMoved, { booth, day, host: page, page, move, to: 'asked' }))
}

async function namesInTurn(user: string, candidate: string) {
  const now = site.world.now()
  const task = { id: newId(), application_id: application, page_id: page, text: 'Call', assignee_id: user }
  await db
    .insertInto('application_tasks')
    .values({ ...task, due_on: now.toISOString().slice(0, 10), created_at: now })
    .execute()
  await say((tx) => emit(ctx, tx, taskChanged, { ...about, task: task.id, what: 'made', assignee: user }))
  const message = { id: newId(), application_id: application, page_id: page, author_id: user, text: 'Later' }
  await db
    .insertInto('scheduled_messages')
    .values({ ...message, state: 'cancelled', zone: 'UTC', send_at: now, created_at: now, updated_at: now })
    .execute()
  await say((tx) =>
    emit(ctx, tx, scheduledMessageChanged, { ...about, message: message.id, how: 'cancelled', why: 'ended' }),
  )
  await say((tx) => emit(ctx, tx, jobReviewed, { page, job, decision: 'changes_requested', author: user }))
  const joined = { page, user: candidate, role: 'analyst', invitation: newId(), inviter: user }
  await say((tx) => emit(ctx, tx, memberJoined, joined))
}

test('the bell rings for whoever may see what it tells of, and for nobody who may not, left, or may less by now', async () => {
  await site.settle()
  await db.deleteFrom('notifications').execute()
  await db.deleteFrom('held_notices').execute()
  await everythingHappens()
  const bells = await db.selectFrom('notifications').select(['user_id', 'notice']).execute()
  const heard = Map.groupBy(
    bells.filter(({ user_id }) => nameOf.has(user_id)),
    ({ notice }) => notice,
  )
  const unknown = [...heard.keys()].filter((notice) => !rightsOfNotices.has(notice))
  assert.deepEqual(unknown, [], 'nobody has written down who is told of this')
  for (const notice of rightsOfNotices.keys()) {
    const who = new Set((heard.get(notice) ?? []).map(({ user_id }) => nameOf.get(user_id)))
    assert.deepEqual([...who].sort(), readersOf(notice).sort(), notice)
  }
})

test('mails and pushes that wait are for nobody else', async () => {
  const held = await db.selectFrom('held_notices').select(['user_id', 'channel', 'notice']).execute()
  const wrong = held.flatMap(({ user_id, channel, notice: kept }) => {
    const actor = nameOf.get(user_id)
    const { notice } = kept as { notice: string }
    return actor && !readersOf(notice).includes(actor) ? [`${channel} ${notice}: ${actor}`] : []
  })
  assert.deepEqual(wrong, [])
  assert.ok(held.length > 50, String(held.length))
})

test('whoever leaves or loses a right in the minutes that a mail waits does not get it', async () => {
  const before = new Set((await site.settle()).map(({ id }) => id))
  const { owner, admin, recruiter } = Object.fromEntries(people) as Record<string, string>
  await db
    .deleteFrom('page_members')
    .where('user_id', '=', recruiter as string)
    .execute()
  await db
    .updateTable('page_members')
    .set({ role: 'billing' })
    .where('user_id', '=', admin as string)
    .execute()
  const held = await db.selectFrom('held_notices').select('user_id').execute()
  for (const user of [recruiter, admin, owner]) assert.ok(held.some(({ user_id }) => user_id === user))
  const addresses = new Map(
    (await db.selectFrom('users').select(['id', 'email']).execute()).map(({ id, email }) => [id, email]),
  )
  site.later(6 * 60_000)
  await sendHeldNotices.run(ctx, {})
  const mails = (await site.settle()).filter(({ id, channel }) => channel === 'mail' && !before.has(id))
  const to = (user: string | undefined) => mails.filter((mail) => mail.to === addresses.get(user ?? ''))
  assert.deepEqual(to(recruiter), [])
  assert.deepEqual(to(admin), [])
  assert.ok(to(owner).length > 5, String(to(owner).length))
})

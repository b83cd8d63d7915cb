import { letCandidateSee } from '#features/hiring/applications/held-moves.ts'
import { lock } from '#features/hiring/applications/lock-application.ts'
import { moveTo } from '#features/hiring/applications/move-application.ts'
import { noteAnswer } from '#features/hiring/applications/note-answer.ts'
import { isOpen, stagesFrom } from '#features/hiring/applications/stages.ts'
import { reachableApplications, teamOfJob } from '#features/jobs/jobs/job-team.ts'
import { areFree, holdPeople } from '#features/site/slots/hold-people.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { ownerOf } from '#platform/server/db/owners.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { demandAll, found, Refused, wrongField } from '#platform/shared/refusal.ts'
import { clashesOf, heldAs, type Whose } from './candidate-hours.ts'
import type * as contract from './contract.ts'
import { interviewersNamed } from './events.ts'
import { holdInterview, holdOfTeam } from './find-interviews.ts'
import { mayDo, waitingStates } from './interview-states.ts'
import { viewOf } from './interview-view.ts'
import { isFar, whereOf } from './rules.ts'
import { tellMove } from './tell-move.ts'

export type Arranged = Pick<
  Taken<typeof contract.propose>,
  'kind' | 'minutes' | 'zone' | 'slots' | 'people' | 'place' | 'link' | 'note' | 'interview_guide'
>

type Held = Awaited<ReturnType<typeof lock>>

/**
 * Invites an applicant; one who was not yet invited is now at that stage.
 * @throws Refused not_found · interview_open · stage_move · invalid · slot_past · slot_far · slot_taken · candidate_taken
 */
export async function propose(
  ctx: Context,
  { application: id, ...arranged }: Taken<typeof contract.propose>,
): Promise<Given<typeof contract.propose>> {
  const membership = found(ctx.membership)
  const interview = await ctx.db.transaction().execute(async (tx) => {
    const held = await lock(tx, id, (query) => query.where(reachableApplications(membership, 'applicant.move')))
    await demandNoneOpen(tx, id)
    return arrange(ctx, tx, held, arranged, membership.member)
  })
  return { success: true, data: await shown(ctx, interview) }
}

/**
 * An interview for a held application, and its stage with it. @param by who of the team invites @returns its id
 * @throws Refused stage_move · invalid · slot_past · slot_far · slot_taken · candidate_taken
 */
export async function arrange(ctx: Context, tx: Tx, held: Held, arranged: Arranged, by: string): Promise<string> {
  const { stage, id: application_id, page_id, job_id: job, candidate_id: user } = held
  if (!isOpen(stage)) throw new Refused('stage_move', { stage })
  const fields = await checkArranged(ctx, tx, { job, page: page_id, application: application_id, user }, arranged, null)
  const [id, now] = [newId(), ctx.now()]
  const made = { id, application_id, page_id, state: 'proposed' as const, made_by: by }
  await tx
    .insertInto('interviews')
    .values({ ...made, ...fields, created_at: now, updated_at: now })
    .execute()
  await writePeople(tx, id, arranged.people)
  // the invitation itself tells the candidate
  if (stagesFrom(stage, 'page').includes('interviewing') && stage !== 'offered')
    await moveTo(ctx, tx, held, 'interviewing', 'page', { isToldElsewhere: true })
  else if (stage === 'interviewing') await letCandidateSee(ctx, tx, held, true)
  await noteAnswer(ctx, tx, application_id)
  await tellMove(ctx, tx, await holdInterview(tx, id), { move: 'propose', side: 'page', held: false })
  return id
}

/** Other times, another place, other people. @throws Refused what contract.proposeAgain refuses */
export async function proposeAgain(
  ctx: Context,
  { interview: id, version, ...arranged }: Taken<typeof contract.proposeAgain>,
): Promise<Given<typeof contract.proposeAgain>> {
  await ctx.db.transaction().execute(async (tx) => {
    await holdApplication(ctx, tx, id)
    const row = await holdOfTeam(ctx, tx, id, version)
    const answer = mayDo(row, 'propose', 'page', ctx.now())
    if (answer.refused) throw new Refused(answer.code, { stage: row.stage })
    const { job_id: job, page_id: page, application_id: application, candidate_id: user } = row
    const fields = await checkArranged(ctx, tx, { job, page, application, user }, arranged, id)
    await tx
      .updateTable('interviews')
      .set({
        ...fields,
        ...{ state: 'proposed' as const, starts_at: null, reason: '', day_reminded_at: null, hour_reminded_at: null },
        ...{ version: version + 1, updated_at: ctx.now() },
      })
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('interview_people').where('interview_id', '=', id).execute()
    await writePeople(tx, id, arranged.people)
    await noteAnswer(ctx, tx, row.application_id)
    const held = row.state === 'confirmed'
    const left = row.people.map((one) => one.id).filter((one) => !arranged.people.includes(one))
    if (held && left.length > 0)
      await emit(ctx, tx, interviewersNamed, {
        ...{ interview: id, application, job, page, came: [], left },
        at: row.starts_at?.toISOString() ?? null,
      })
    await tellMove(ctx, tx, await holdInterview(tx, id), { move: 'propose', side: 'page', held })
  })
  return { success: true, data: await shown(ctx, id) }
}

/** The application of an interview, before the interview itself, as for everybody who invites: it does not end meanwhile. @throws Refused not_found */
async function holdApplication(ctx: Context, tx: Tx, interview: string): Promise<void> {
  const membership = found(ctx.membership)
  const about = tx.selectFrom('interviews').select('application_id').where('id', '=', interview)
  const { application_id } = found(await about.executeTakeFirst())
  await lock(tx, application_id, (query) => query.where(reachableApplications(membership, 'applicant.move')))
}

/** One invitation at a time waits for an answer: other times are proposed on that one. @throws Refused interview_open */
async function demandNoneOpen(tx: Tx, application: string): Promise<void> {
  const open = await tx
    .selectFrom('interviews')
    .select('id')
    .where('application_id', '=', application)
    .where('state', 'in', waitingStates)
    .executeTakeFirst()
  if (open) throw new Refused('interview_open', { interview: open.id })
}

/**
 * The columns of what was arranged: times ahead, within a year, each once and in order, and free for everybody who takes part,
 * the applicant too as far as this company knows.
 * @throws Refused invalid · slot_past · slot_far · slot_taken · candidate_taken
 */
export async function checkArranged(
  ctx: Context,
  tx: Tx,
  about: { job: string; page: string } & Whose,
  { people, slots, ...fields }: Arranged,
  but: string | null,
) {
  const where = whereOf[fields.kind]
  const team = new Set((await teamOfJob(ctx, about, 'applicant.read')).map(({ user }) => user))
  demandAll(
    () => {
      if (where && !fields[where]) throw wrongField(where, 'required')
    },
    () => {
      if (people.some((id) => !team.has(id))) throw wrongField('people', 'not_found')
    },
  )
  // the same moment can be written in more than one way, and is offered once
  const times = [...new Set(slots.map((slot) => Date.parse(slot)))].sort((a, b) => a - b).map((at) => new Date(at))
  const now = ctx.now()
  if (times.some((time) => time <= now))
    throw new Refused('slot_past', { errors: [{ field: 'slots', code: 'slot_past' }] })
  if (times.some((time) => isFar(time, now)))
    throw new Refused('slot_far', { errors: [{ field: 'slots', code: 'slot_far' }] })
  await holdPeople(tx, [...people, ...(await heldAs(tx, about))])
  for (const time of times)
    if (!(await areFree(ctx, tx, people, time, fields.minutes, but)))
      throw new Refused('slot_taken', { slot: time.toISOString(), errors: [{ field: 'slots', code: 'slot_taken' }] })
  const [clash] = await clashesOf(tx, about, times, fields.minutes, { page: about.page, but })
  if (clash)
    throw new Refused('candidate_taken', {
      slot: clash.toISOString(),
      errors: [{ field: 'slots', code: 'candidate_taken' }],
    })
  return { ...fields, slots: times }
}

export const writePeople = (tx: Tx, interview_id: string, people: readonly string[]) =>
  tx
    .insertInto('interview_people')
    .values(
      [...new Set(people)].map((user_id) => ({
        interview_id,
        of_page_id: ownerOf('interview_people', interview_id),
        user_id,
      })),
    )
    .execute()

const shown = (ctx: Context, id: string) =>
  ctx.db.transaction().execute(async (tx) => viewOf(ctx, await holdInterview(tx, id)))

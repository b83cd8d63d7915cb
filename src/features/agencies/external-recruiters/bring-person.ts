import { demandVoice } from '#features/companies/pages/demand-voice.ts'
import { takeCv } from '#features/hiring/applications/take-cv.ts'
import { demandEmail } from '#features/people/accounts/demand-email.ts'
import { hashContact } from '#features/sourcing/imports/contact-hash.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { removeFiles } from './end-external.ts'
import { externalPersonMoved } from './events.ts'
import { readOwnJob } from './list-externals.ts'
import { type ExternalRow, lockExternal } from './move-external.ts'
import { movePerson } from './move-person.ts'
import { answerDue, mostAskedADay } from './person-states.ts'

type Asked = Taken<typeof contract.bringPerson>

/**
 * Asks somebody whether the recruiter may put them forward for a job. Whether the company knows them is told to nobody here.
 * @throws Refused not_found · recruiter_ended · recruiter_full · job_closed · asked_enough · external_person_known · cv_needed · page_withheld ·
 * page_suspended · what acceptCv refuses
 */
export async function bringPerson(ctx: Context, asked: Asked): Promise<Given<typeof contract.bringPerson>> {
  demandEmail(ctx, asked.email)
  const cv = takeCv(ctx, undefined)
  try {
    await cv.look()
    await ctx.db.transaction().execute(async (tx) => {
      const row = await demandRoom(ctx, tx, asked.external)
      await store(ctx, tx, asked, { row, cv: await cv.keep(tx, null) })
    })
    cv.isKept()
  } finally {
    await cv.discard()
  }
  return { success: true, data: await readOwnJob(ctx, asked.external) }
}

/** One of the caller's own jobs that still takes people; held, so that two cannot take the last place. */
async function demandRoom(ctx: Context, tx: Tx, id: string): Promise<ExternalRow> {
  const { page, member } = found(ctx.membership)
  await demandVoice(tx, page)
  const row = await lockExternal(tx, { id, page })
  if (row.user_id !== member) throw new Refused('not_found')
  if (row.state !== 'active') throw new Refused('recruiter_ended')
  const job = await tx.selectFrom('jobs').select('state').where('id', '=', row.job_id).executeTakeFirst()
  if (job?.state !== 'live') throw new Refused('job_closed')
  const count = (since?: Date) => {
    const query = tx.selectFrom('external_people').select((eb) => eb.fn.countAll<number>().as('count'))
    return since
      ? query.where('by_id', '=', member).where('page_id', '=', page).where('asked_at', '>', since)
      : query.where('external_id', '=', id).where('state', 'in', ['asked', 'sent'])
  }
  const now = ctx.now()
  const [taken, today] = [
    await count().executeTakeFirst(),
    await count(new Date(now.getTime() - 86_400_000)).executeTakeFirst(),
  ]
  if ((taken?.count ?? 0) >= row.most_people) throw new Refused('recruiter_full', { most: row.most_people })
  if ((today?.count ?? 0) >= mostAskedADay) throw new Refused('asked_enough', { most: mostAskedADay })
  return row
}

type With = { row: ExternalRow; cv: string }

async function store(ctx: Context, tx: Tx, { name, email, lang, note }: Asked, { row, cv }: With): Promise<void> {
  const [id, now, user] = [newId(), ctx.now(), found(ctx.membership).member]
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('external_people')
    .values({
      ...{
        id,
        external_id: row.id,
        page_id: row.page_id,
        job_id: row.job_id,
        by_id: user,
        name,
        email,
        language: lang,
      },
      ...{
        note,
        cv_id: cv,
        contact_hash: hashContact(row.page_id, email),
        asked_at: now,
        answer_due_at: answerDue(now),
      },
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw new Refused('external_person_known')
  const moved = {
    person: id,
    external: row.id,
    page: row.page_id,
    user,
    event: 'ask',
    side: 'recruiter',
    to: 'asked',
  } as const
  await emit(ctx, tx, externalPersonMoved, moved)
}

/** @throws Refused not_found · external_person_state */
export async function withdrawPerson(ctx: Context, { person }: Taken<typeof contract.withdrawPerson>) {
  const { page, member } = found(ctx.membership)
  const keys = await ctx.db.transaction().execute(async (tx) => {
    const query = tx.selectFrom('external_people').selectAll().where('id', '=', person).where('page_id', '=', page)
    const row = found(await query.where('by_id', '=', member).forUpdate().executeTakeFirst())
    return movePerson(ctx, tx, row, { event: 'withdraw', side: 'recruiter' })
  })
  await removeFiles(ctx, keys)
  return { success: true as const }
}

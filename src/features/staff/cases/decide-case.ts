import { isOwn } from '#features/staff/page-checks/decide-page.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, wrongField } from '#platform/shared/refusal.ts'
import { type CaseRow, undo, uphold, type Wording } from './carry-out.ts'
import type * as contract from './contract.ts'
import { caseDecided } from './events.ts'
import { type Decision, type Ground, groundFits, mayDecide, mayDecideAppeal } from './rules.ts'

/** Decides a case and what follows from it. @throws Refused not_found · already_decided · own_work · invalid */
export async function decideCase(
  ctx: Context,
  { case: id, decision, ground, wording, note, except }: Taken<typeof contract.decideCase>,
) {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await holdCase(tx, id)
    must(mayDecide({ state: row.state, own: await isOwnCase(ctx, tx, row) }))
    if (!groundFits(decision, ground)) throw wrongField('ground', 'wrong')
    const reports = await tx.selectFrom('complaints').select('id').where('case_id', '=', id).execute()
    const counted = reports.filter((report) => !except.includes(report.id)).map((report) => report.id)
    if (decision === 'upheld' && counted.length === 0) throw wrongField('except', 'wrong')
    await tx.updateTable('complaints').set({ state: 'dismissed' }).where('case_id', '=', id).execute()
    if (decision === 'upheld')
      await tx.updateTable('complaints').set({ state: 'upheld' }).where('id', 'in', counted).execute()
    await write(ctx, tx, { row, decision, ground, wording, note, appeal: null })
    if (decision === 'upheld') await uphold(ctx, tx, row, { ground, wording })
    await emit(ctx, tx, caseDecided, { case: id, decision, ground, appeal: null, granted: false })
  })
  return { success: true as const }
}

/** Judges an appeal. @throws Refused not_found · already_decided · own_work · same_eyes · invalid */
export async function decideAppeal(
  ctx: Context,
  { appeal: id, granted, ground, wording, note }: Taken<typeof contract.decideAppeal>,
) {
  const known = found(await ctx.db.selectFrom('case_appeals').select('case_id').where('id', '=', id).executeTakeFirst())
  await ctx.db.transaction().execute(async (tx) => {
    const row = await holdCase(tx, known.case_id)
    const { state, side } = await tx
      .selectFrom('case_appeals')
      .select(['state', 'side'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const deciders = await decidersOf(tx, row.id)
    must(mayDecideAppeal({ state, own: await isOwnCase(ctx, tx, row), deciders, me: found(ctx.me).id }))
    const decision = granted ? other(row.state) : same(row.state)
    if (!groundFits(decision, ground)) throw wrongField('ground', 'wrong')
    await tx
      .updateTable('case_appeals')
      .set({ state: granted ? 'granted' : 'declined' })
      .where('id', '=', id)
      .execute()
    if (granted) await tx.updateTable('complaints').set({ state: decision }).where('case_id', '=', row.id).execute()
    await write(ctx, tx, { row, decision, ground, wording, note, appeal: id })
    if (granted && decision === 'upheld') await uphold(ctx, tx, row, { ground, wording })
    if (granted && decision === 'dismissed') await undo(ctx, tx, row, wording)
    await emit(ctx, tx, caseDecided, { case: row.id, decision, ground, appeal: side, granted })
  })
  return { success: true as const }
}

const other = (state: CaseRow['state']): Decision => (state === 'upheld' ? 'dismissed' : 'upheld')
const same = (state: CaseRow['state']): Decision => (state === 'upheld' ? 'upheld' : 'dismissed')

/** A case, held until the transaction ends. @throws Refused not_found */
export const holdCase = async (tx: Tx, id: string): Promise<CaseRow> =>
  found(
    await tx
      .selectFrom('cases')
      .select(['id', 'page_id', 'job_id', 'person_id', 'state', 'suspended'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )

/** Whether one stands on either side of a case: one's own account, company or report. */
export async function isOwnCase(ctx: Context, db: Db | Tx, row: Omit<CaseRow, 'suspended'>): Promise<boolean> {
  const me = found(ctx.me).id
  if (row.person_id === me) return true
  const report = await db
    .selectFrom('complaints')
    .select('id')
    .where('case_id', '=', row.id)
    .where('reporter_id', '=', me)
    .executeTakeFirst()
  if (report) return true
  if (!row.page_id) return false
  const page = await db.selectFrom('pages').select('created_by').where('id', '=', row.page_id).executeTakeFirst()
  return isOwn(db, row.page_id, page?.created_by ?? null, me)
}

/** Everybody who decided in a case so far. */
export async function decidersOf(db: Db | Tx, id: string): Promise<(string | null)[]> {
  const rows = await db.selectFrom('case_decisions').select('decided_by').where('case_id', '=', id).execute()
  return rows.map(({ decided_by }) => decided_by)
}

type Writing = {
  row: CaseRow
  decision: Decision
  ground: Ground
  wording: Wording
  note: string
  appeal: string | null
}

async function write(ctx: Context, tx: Tx, { row, appeal, wording, decision, ...said }: Writing): Promise<void> {
  const at = ctx.now()
  const kept = { id: newId(), case_id: row.id, appeal_id: appeal, decision, ...said }
  await tx
    .insertInto('case_decisions')
    .values({ ...kept, wording: JSON.stringify(wording), decided_by: found(ctx.me).id, at })
    .execute()
  await tx.updateTable('cases').set({ state: decision, decided_at: at }).where('id', '=', row.id).execute()
}

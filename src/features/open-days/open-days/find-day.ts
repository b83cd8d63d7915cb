import { type Selectable, sql } from 'kysely'
import type { OpenDays } from '#db/tables.ts'
import { shownStates } from '#features/companies/pages/page-states.ts'
import { referenceIn } from '#features/jobs/jobs/reference.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import { isRead } from './day-states.ts'

export type DayRow = Selectable<OpenDays>

/** An open day of the own page. @throws Refused not_found */
export async function findOwnDay(ctx: Context, id: string): Promise<DayRow> {
  const { page } = found(ctx.membership)
  return found(
    await ctx.db
      .selectFrom('open_days')
      .selectAll()
      .where('id', '=', id)
      .where('page_id', '=', page)
      .executeTakeFirst(),
  )
}

/** Whether the own company stands at an open day: as its host, or with a booth there. @throws Refused not_found */
export async function mustStandAt(ctx: Context, day: string): Promise<void> {
  const { page } = found(ctx.membership)
  const { rows } = await sql`
    select from open_days where id = ${day} and (page_id = ${page}
      or exists (select from open_day_booths b where b.day_id = open_days.id and b.page_id = ${page} and b.state = 'accepted'))`.execute(
    ctx.db,
  )
  found(rows[0])
}

/** The same, held until the transaction ends; whoever books it waits. @throws Refused not_found */
export async function lockOwnDay(ctx: Context, tx: Tx, id: string): Promise<DayRow> {
  const { page } = found(ctx.membership)
  const day = await lockDay(tx, id)
  return found(day.page_id === page ? day : null)
}

/** An open day, held until the transaction ends. @throws Refused not_found */
export async function lockDay(tx: Tx, id: string): Promise<DayRow> {
  return found(await tx.selectFrom('open_days').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())
}

/** An open day by its address, if this visitor may see it: what is out everybody, the rest the team. @throws Refused not_found */
export async function findShownDay(ctx: Context, address: string): Promise<DayRow> {
  const day = found(
    await ctx.db
      .selectFrom('open_days')
      .innerJoin('pages', 'pages.id', 'open_days.page_id')
      .selectAll('open_days')
      .where('open_days.reference', '=', referenceIn(address))
      .where('is_template', '=', false)
      .where('pages.state', 'in', shownStates)
      .executeTakeFirst(),
  )
  const isOwn = ctx.membership?.page === day.page_id && ctx.membership.may('page.read')
  return found(isOwn || isRead(day.state) ? day : null)
}

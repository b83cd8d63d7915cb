import { shownStates } from '#features/companies/pages/page-states.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused, refuse } from '#platform/shared/refusal.ts'
import type * as contract from './booth-contract.ts'
import { isChangeable } from './day-states.ts'
import { boothMoved } from './events.ts'
import { findOwnDay, lockDay, lockOwnDay } from './find-day.ts'
import { demandDesksStay } from './people-there.ts'
import { setSpan } from './project-day.ts'
import { readBooth } from './read-booth.ts'
import { type BoothMove, boothAfter, mostBooths } from './rules.ts'

/** Companies asked to an expo of the own page. @throws Refused not_found */
export async function listBooths(
  ctx: Context,
  { day: id }: Taken<typeof contract.listBooths>,
): Promise<Given<typeof contract.listBooths>> {
  const day = await findOwnDay(ctx, id)
  const rows = await ctx.db
    .selectFrom('open_day_booths as b')
    .innerJoin('pages as p', 'p.id', 'b.page_id')
    .select(['b.id', 'b.state', 'b.words', 'b.asked_at', 'p.id as page', 'p.name', 'p.slug'])
    .select((eb) =>
      eb
        .selectFrom('open_day_desks as d')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('d.booth_id', '=', 'b.id')
        .as('desks'),
    )
    .where('b.day_id', '=', day.id)
    .orderBy('p.name')
    .execute()
  return {
    success: true,
    data: rows.map(({ id, state, words, asked_at, page, name, slug, desks }) => ({
      ...{ id, state, words, desks: desks ?? 0, asked_at: asked_at.toISOString() },
      company: { id: page, name, slug },
    })),
  }
}

/**
 * Asks a company to an expo of the own page.
 * @throws Refused not_found: no such company · open_day_state: no expo, or over · booth_state: asked already · booths_full
 */
export async function askBooth(
  ctx: Context,
  { day: id, company, words }: Taken<typeof contract.askBooth>,
): Promise<Given<typeof contract.askBooth>> {
  await ctx.db.transaction().execute(async (tx) => {
    const day = await lockOwnDay(ctx, tx, id)
    if (day.kind !== 'expo' || day.is_template || !isChangeable(day.state)) throw new Refused('open_day_state')
    const page = await tx
      .selectFrom('pages')
      .select('id')
      .where('id', '=', company)
      .where('id', '!=', day.page_id)
      .where('state', 'in', shownStates)
      .executeTakeFirst()
    found(page)
    const known = await tx.selectFrom('open_day_booths').selectAll().where('day_id', '=', id).execute()
    const before = known.find(({ page_id }) => page_id === company)
    if (before) return moveBooth(ctx, tx, { ...before, host: day.page_id }, { move: 'ask', by: 'host', words })
    if (known.length >= mostBooths) throw new Refused('booths_full')
    const booth = newId()
    const asked_by = found(ctx.membership).member
    await tx
      .insertInto('open_day_booths')
      .values({ id: booth, day_id: id, page_id: company, words, asked_by, asked_at: ctx.now() })
      .execute()
    await emit(ctx, tx, boothMoved, { booth, day: id, host: day.page_id, page: company, move: 'ask', to: 'asked' })
  })
  return listBooths(ctx, { day: id })
}

/** @throws Refused not_found · booth_state · slots_booked · desk_waited_for */
export async function withdrawBooth(
  ctx: Context,
  { day: id, booth }: Taken<typeof contract.withdrawBooth>,
): Promise<Given<typeof contract.withdrawBooth>> {
  await ctx.db.transaction().execute(async (tx) => {
    const day = await lockOwnDay(ctx, tx, id)
    const query = tx.selectFrom('open_day_booths').selectAll().where('id', '=', booth).where('day_id', '=', id)
    const row = found(await query.executeTakeFirst())
    await moveBooth(ctx, tx, { ...row, host: day.page_id }, { move: 'withdraw', by: 'host' })
  })
  return listBooths(ctx, { day: id })
}

/** @throws Refused not_found · booth_state · open_day_state · slots_booked · desk_waited_for */
export async function answerBooth(
  ctx: Context,
  { booth, move }: Taken<typeof contract.answerBooth>,
): Promise<Given<typeof contract.answerBooth>> {
  await ctx.db.transaction().execute(async (tx) => {
    const { row, day } = await lockOwnBooth(ctx, tx, booth)
    if (move === 'accept' && !isChangeable(day.state)) throw new Refused('open_day_state')
    await moveBooth(ctx, tx, { ...row, host: day.page_id }, { move, by: 'guest' })
  })
  return { success: true, data: await readBooth(ctx, booth) }
}

/** A booth of the own page at somebody's expo, the day held until the transaction ends. @throws Refused not_found */
export async function lockOwnBooth(ctx: Context, tx: Tx, booth: string) {
  const { page } = found(ctx.membership)
  const query = tx.selectFrom('open_day_booths').selectAll().where('id', '=', booth).where('page_id', '=', page)
  const { day_id } = found(await query.executeTakeFirst())
  const day = await lockDay(tx, day_id)
  return { row: found(await query.executeTakeFirst()), day }
}

type Row = { id: string; day_id: string; page_id: string; state: Parameters<typeof boothAfter>[0]; host: string }
type How = { move: BoothMove; by: 'host' | 'guest'; words?: string }

async function moveBooth(ctx: Context, tx: Tx, row: Row, { move, by, words }: How): Promise<void> {
  const to = boothAfter(row.state, move, by)
  if (!to) return must(refuse('booth_state'))
  const { id: booth, day_id: day, page_id: page, host } = row
  if (row.state === 'accepted') await clearBooth(tx, row)
  await tx
    .updateTable('open_day_booths')
    .set({ state: to, ...(words !== undefined && { words }), ...(by === 'guest' && { answered_at: ctx.now() }) })
    .where('id', '=', booth)
    .execute()
  await emit(ctx, tx, boothMoved, { booth, day, host, page, move, to })
}

/** Its desks and jobs go; where people have booked, they are moved first. @throws Refused slots_booked · desk_waited_for */
async function clearBooth(tx: Tx, { id, day_id, page_id }: Row): Promise<void> {
  await demandDesksStay(tx, { day: day_id, page: page_id, desks: [] })
  const desks = tx.selectFrom('open_day_desks').select('id').where('booth_id', '=', id)
  const booked = await tx
    .selectFrom('open_day_cells')
    .select('taken')
    .where('desk_id', 'in', desks)
    .where('taken', '>', 0)
    .executeTakeFirst()
  if (booked) throw new Refused('slots_booked')
  await tx.deleteFrom('open_day_desks').where('booth_id', '=', id).execute()
  await tx
    .deleteFrom('open_day_jobs')
    .where('day_id', '=', day_id)
    .where('job_id', 'in', (own) => own.selectFrom('jobs').select('id').where('page_id', '=', page_id))
    .execute()
  await setSpan(tx, day_id)
}

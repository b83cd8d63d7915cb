import { sql } from 'kysely'
import { shownStates } from '#features/companies/pages/page-states.ts'
import { type CvInHand, takeCv } from '#features/hiring/applications/take-cv.ts'
import { whoApplies } from '#features/hiring/applications/who-applies.ts'
import { profiled } from '#features/jobs/matching/said-by.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { countLeft, isOf, namesOf, type Sender } from './count-left.ts'
import { cvDropMade, cvDropped } from './events.ts'
import { readDroppedCv } from './read-dropped-cv.ts'
import { answerDue, type Known, mayDrop } from './rules.ts'

type Asked = Taken<typeof contract.dropCv>
type Outcome = { page: string; name: string; refused: string | null }

/**
 * Leaves a CV with companies, all that take it at once; nothing is stored where none does.
 * @throws Refused not_allowed · not_found · invalid · cv_needed · cv_state · drops_enough · what acceptCv refuses
 */
export async function dropCv(ctx: Context, asked: Asked): Promise<Given<typeof contract.dropCv>> {
  await demandCandidate(ctx)
  const { candidate, email, phone } = whoApplies(ctx, asked)
  await demandPosition(ctx, asked.position ?? null)
  const sender = { user: candidate, email, phone }
  const cv = takeCv(ctx, asked.cv)
  try {
    await cv.look()
    const given = await ctx.db.transaction().execute((tx) => store(ctx, tx, asked, { sender, cv }))
    if (given.drop) cv.isKept()
    return { success: true, data: given }
  } finally {
    await cv.discard()
  }
}

/** Guests and candidates leave CVs; an account of a company leaves none. */
export async function demandCandidate({ db, me }: Context): Promise<void> {
  if (!me) return
  const row = await db.selectFrom('users').select('account_type').where('id', '=', me.id).executeTakeFirst()
  if (row?.account_type !== 'candidate') throw new Refused('not_allowed')
}

async function demandPosition(ctx: Context, position: number | null): Promise<void> {
  if (position === null) return
  const rows = (await readKept(ctx)).rows.get('position') ?? []
  if (!rows.some(({ id }) => id === position)) throw wrongField('position', 'wrong')
}

type By = { sender: Sender; cv: CvInHand }

async function store(ctx: Context, tx: Tx, asked: Asked, { sender, cv }: By) {
  // of many at once each knows how many were before
  for (const name of namesOf(sender)) await sql`select pg_advisory_xact_lock(hashtext(${`drop ${name}`}))`.execute(tx)
  const outcomes = await look(ctx, tx, [...new Set(asked.pages)], sender)
  const taken = outcomes.filter(({ refused }) => refused === null)
  const left = await countLeft(ctx, sender, tx)
  if (taken.length === 0) return { drop: null, pages: outcomes, left }
  if (taken.length > left) throw new Refused('drops_enough', { left })
  const drop = newId()
  const file = await cv.keep(tx, sender.user)
  await write(ctx, tx, asked, { drop, file, sender })
  const now = ctx.now()
  for (const { page } of taken) {
    const item = newId()
    await tx
      .insertInto('cv_drop_items')
      .values({ id: item, drop_id: drop, page_id: page, answer_due_at: answerDue(now), created_at: now })
      .execute()
    await emit(ctx, tx, cvDropped, { item, drop, page, user: sender.user })
  }
  await emit(ctx, tx, cvDropMade, { drop, user: sender.user })
  return { drop, pages: outcomes, left: left - taken.length }
}

/** What each company says to it. @throws Refused not_found: one that nobody sees */
async function look(ctx: Context, tx: Tx, pages: readonly string[], sender: Sender): Promise<Outcome[]> {
  const { rows } = await sql<{ page: string; name: string } & Known>`
    select p.id as page, p.name,
      (select json_build_object('taking', d.taking, 'confirmed_at', d.confirmed_at) from page_drops d where d.page_id = p.id) as taking,
      exists (select from excluded_pages e where e.page_id = p.id and e.user_id = ${sender.user}::uuid) as excluded,
      (select max(i.created_at) from cv_drop_items i join cv_drops on cv_drops.id = i.drop_id
        where i.page_id = p.id and ${isOf(sender)}) as dropped_at
    from unnest(${pages as string[]}::uuid[]) with ordinality as wanted(id, place) join pages p on p.id = wanted.id
    where p.state in (${sql.join(shownStates)}) order by wanted.place`.execute(tx)
  if (rows.length < pages.length) throw new Refused('not_found')
  return rows.map(({ page, name, taking, excluded, dropped_at }) => {
    const known = { excluded, dropped_at, taking: taking && { ...taking, confirmed_at: new Date(taking.confirmed_at) } }
    const said = mayDrop(known, ctx.now())
    return { page, name, refused: said.refused ? said.code : null }
  })
}

async function write(
  ctx: Context,
  tx: Tx,
  { name, lang, country_id, position, wish, note }: Asked,
  { drop, file, sender }: { drop: string; file: string; sender: Sender },
): Promise<void> {
  const known = await tx
    .selectFrom('files')
    .innerJoin('cvs', (join) => join.on('files.thing', '=', 'cv').onRef('cvs.id', '=', 'files.thing_id'))
    .select('cvs.content')
    .where('files.id', '=', file)
    .executeTakeFirst()
  const own = sender.user
    ? await tx.selectFrom('users').select('country_id').where('id', '=', sender.user).executeTakeFirst()
    : undefined
  await tx
    .insertInto('cv_drops')
    .values({
      ...{ id: drop, user_id: sender.user, name, email: sender.email, phone: sender.phone, language: lang },
      ...{ country_id: own?.country_id ?? country_id ?? null, cv_id: file, position_id: position ?? null, wish, note },
      content: known?.content ? JSON.stringify(known.content) : null,
      profile: JSON.stringify(await profiled(tx, sender.user)),
      reading: known?.content ? 'read' : 'waiting',
      created_at: ctx.now(),
    })
    .execute()
  if (!known?.content) await enqueue(tx, readDroppedCv, { drop }, { key: `read-dropped-cv:${drop}` })
}

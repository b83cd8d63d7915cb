import { sql } from 'kysely'
import { shownStates } from '#features/companies/pages/page-states.ts'
import { type CvInHand, takeCv } from '#features/hiring/applications/take-cv.ts'
import { whoApplies } from '#features/hiring/applications/who-applies.ts'
import { profiled } from '#features/jobs/matching/said-by.ts'
import { demandListed } from '#features/site/lookups/demand-listed.ts'
import { enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { countLeft, isOf, namesOf, type Sender } from './count-left.ts'
import { cvDropMade, cvDropped } from './events.ts'
import { readDroppedCv } from './read-dropped-cv.ts'
import { answerDue, type Known, mayDrop, mostADay } from './rules.ts'
import { tellUndropped } from './tell-undropped.ts'

type Asked = Taken<typeof contract.dropCv>
type Outcome = { page: string; name: string; refused: string | null }

/**
 * Leaves a CV with companies, all that take it at once; nothing is stored where none does.
 * @throws Refused not_allowed · not_found · invalid · cv_needed · cv_state · drops_enough · what acceptCv refuses
 */
export async function dropCv(ctx: Context, asked: Asked): Promise<Given<typeof contract.dropCv>> {
  await demandCandidate(ctx)
  const { candidate, email, phone } = whoApplies(ctx, asked)
  await demandListed(ctx, 'position', 'position', asked.position)
  const sender = { user: candidate, email, phone }
  const cv = takeCv(ctx, asked.cv)
  try {
    await cv.look()
    const { isKept, ...given } = await ctx.db.transaction().execute((tx) => store(ctx, tx, asked, { sender, cv }))
    if (isKept) cv.isKept()
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

type By = { sender: Sender; cv: CvInHand }

/**
 * A guest is answered alike whether or not an address had left a CV before: what is there already, or is one too many for a day, is done
 * and taken back, and only the owner of the address hears of it (0011).
 */
async function store(ctx: Context, tx: Tx, asked: Asked, by: By): Promise<Stored> {
  const { sender } = by
  // of many at once each knows how many were before
  for (const name of namesOf(sender)) await sql`select pg_advisory_xact_lock(hashtext(${`drop ${name}`}))`.execute(tx)
  const found = await look(ctx, tx, [...new Set(asked.pages)], sender)
  const left = await countLeft(ctx, sender, tx)
  if (sender.user) return leave(ctx, tx, asked, by, { found, left })
  const told = found.map((one) => (one.refused === 'dropped_already' ? { ...one, refused: null } : one))
  const taken = told.filter(({ refused }) => refused === null)
  const most = { found: told, left: mostADay }
  const isFree = new Set(found.flatMap(({ page, refused }) => (refused === null ? [page] : [])))
  const unsent = isFree.size > left ? taken : taken.filter(({ page }) => !isFree.has(page))
  if (unsent.length === 0) return leave(ctx, tx, asked, by, most)
  const { name, lang: language } = asked
  const reach = { name, language, email: sender.email, phone: sender.email ? null : sender.phone }
  await enqueue(tx, tellUndropped, { ...reach, companies: unsent.map((one) => one.name) })
  if (unsent.length < taken.length) {
    const fresh = told.filter(({ page, refused }) => refused !== null || isFree.has(page))
    const stored = await leave(ctx, tx, asked, by, { found: fresh, left: mostADay })
    return { ...stored, pages: told, left: mostADay - taken.length }
  }
  await sql`savepoint pretended`.execute(tx)
  const pretended = await leave(ctx, tx, asked, by, most)
  await sql`rollback to savepoint pretended`.execute(tx)
  return { ...pretended, isKept: false }
}

type Stored = Given<typeof contract.dropCv>['data'] & { isKept: boolean }

/** Leaves it with those who take it. @throws Refused drops_enough */
async function leave(
  ctx: Context,
  tx: Tx,
  asked: Asked,
  { sender, cv }: By,
  { found: outcomes, left }: { found: Outcome[]; left: number },
): Promise<Stored> {
  const taken = outcomes.filter(({ refused }) => refused === null)
  if (taken.length === 0) return { drop: null, pages: outcomes, left, isKept: false }
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
  return { drop, pages: outcomes, left: left - taken.length, isKept: true }
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

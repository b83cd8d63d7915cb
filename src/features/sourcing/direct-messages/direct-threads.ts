import { sql } from 'kysely'
import { shownStates } from '#features/companies/pages/page-states.ts'
import { isVerified } from '#features/companies/pages/page-view.ts'
import { teamWith } from '#features/companies/pages/team.ts'
import { logoOf } from '#features/jobs/jobs/job-names.ts'
import { zoneOfPage, zoneOfPerson } from '#features/site/lookups/zones.ts'
import { mayBeWrittenTo } from '#features/sourcing/cv-search/may-be-written-to.ts'
import { lockThread } from '#features/talk/threads/find-thread.ts'
import { hasAnswered } from '#features/talk/threads/warnings.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import type { Addressee, ThreadHead, ThreadOf, ThreadSource } from '#platform/server/thread-source.ts'
import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'
import { mayWriteAgain, roleInDirect } from './rules.ts'

const closed = refuse('thread_closed')

/** Conversations of a company with a person it found: the person on one side, on the other whoever of the team writes to all. */
export const directThreads: ThreadSource = {
  async standing({ me, membership }, { page_id, user_id }) {
    if (me && user_id === me.id) return { side: 'candidate', role: 'member' }
    const role = membership && membership.page === page_id ? roleInDirect(membership.scope) : null
    return role && { side: 'page', role }
  },
  async mayWrite(_, tx, { id }, side) {
    const { page_id, user_id } = await lockThread(tx, id)
    if (!page_id || !user_id || !(await isShown(tx, page_id))) return closed
    return side === 'candidate' ? yes : mayPageWrite(tx, { id, page: page_id, person: user_id })
  },
  own: (user) => sql`select id from threads as own where own.kind = 'direct' and own.user_id = ${user}`,
  ofPage: ({ scope }) => (roleInDirect(scope) ? sql<boolean>`true` : sql<boolean>`false`),
  heads: (ctx, threads, as) => (as === 'page' ? headsOfPeople(ctx, threads) : headsOfCompanies(ctx, threads)),
  async audience(ctx, { page_id, user_id }) {
    const team = page_id ? await membersIn(ctx, page_id) : []
    return user_id ? [...team, { user: user_id, side: 'candidate', role: 'member' }] : team
  },
}

/** Whether a company may write to somebody at all. */
export async function mayWriteTo(db: Db | Tx, page: string, person: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select ${mayBeWrittenTo({ page }, sql`${person}::uuid`)} as may`.execute(db)
  return rows[0]?.may ?? false
}

/** Which of these companies may write to somebody, and their conversations. */
export async function writersTo(db: Db, person: string, pages: readonly string[]) {
  if (pages.length === 0) return new Map<string, never>()
  const { rows } = await sql<{ id: string; writes: boolean; thread: string | null }>`
    select pages.id, (pages.state in (${sql.join(shownStates)}) and ${mayBeWrittenTo({ page: sql`pages.id` }, sql`${person}::uuid`)}) as writes,
      (select threads.id from threads where kind = 'direct' and page_id = pages.id and user_id = ${person}) as thread
    from pages where pages.id in (${sql.join(pages)})`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

type Between = { id: string; page: string; person: string }

async function mayPageWrite(tx: Tx, { id, page, person }: Between): Promise<Answer> {
  if (!(await mayWriteTo(tx, page, person))) return closed
  // what was unsent counts: else it would be written anew and anew
  const { written } = await tx
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('written'))
    .where('thread_id', '=', id)
    .where('author_side', '=', 'page')
    .executeTakeFirstOrThrow()
  return mayWriteAgain({ written, answered: await hasAnswered(tx, id) })
}

/** Whether everybody sees the company: one that is suspended or closed writes to nobody. */
export async function isShown(db: Db | Tx, page: string): Promise<boolean> {
  const row = db.selectFrom('pages').select('id').where('id', '=', page).where('state', 'in', shownStates)
  return (await row.executeTakeFirst()) !== undefined
}

async function membersIn(ctx: Context, page: string): Promise<Addressee[]> {
  const writers = (await teamWith(ctx, page, 'applicant.message')).filter(({ scope }) => scope === 'all')
  const write = new Set(writers.map(({ user }) => user))
  const readers = (await teamWith(ctx, page, 'applicant.read')).filter(
    ({ user, scope }) => scope === 'all' && !write.has(user),
  )
  return [
    ...writers.map(({ user, needs }) => ({ user, needs, side: 'page', role: 'member' })),
    ...readers.map(({ user, needs }) => ({ user, needs, side: 'page', role: 'reader' })),
  ]
}

async function headsOfPeople(ctx: Context, threads: readonly ThreadOf[]): Promise<Map<string, ThreadHead>> {
  const people = await read(threads, 'user_id', (ids) =>
    ctx.db.selectFrom('users').select(['id', 'name', 'country_id']).where('id', 'in', ids).execute(),
  )
  return heads(threads, ({ user_id }) => {
    const person = people.get(user_id ?? '')
    return { ...blank, title: person?.name ?? '', shape: 'person', zone: zoneOfPerson(person?.country_id ?? null) }
  })
}

async function headsOfCompanies(ctx: Context, threads: readonly ThreadOf[]): Promise<Map<string, ThreadHead>> {
  const pages = await read(threads, 'page_id', (ids) =>
    ctx.db
      .selectFrom('pages')
      .select(['id', 'name', 'slug', 'logo_id', 'country_id', 'email_verified_at', 'licence_checked_at'])
      .where('id', 'in', ids)
      .execute(),
  )
  return heads(threads, ({ page_id }) => {
    const page = pages.get(page_id ?? '')
    if (!page) return { ...blank, shape: 'company' }
    return {
      ...{
        ...blank,
        title: page.name,
        link: `/companies/${encodeURIComponent(page.slug)}`,
        picture: logoOf(page.logo_id),
      },
      ...{ shape: 'company', verified: isVerified(page), zone: zoneOfPage(page.country_id, '') },
    }
  })
}

const blank = { title: '', about: '', link: null, picture: null, verified: null, zone: null, status: null } as const

const heads = (threads: readonly ThreadOf[], of: (thread: ThreadOf) => ThreadHead) =>
  new Map(threads.map((thread) => [thread.id, of(thread)]))

async function read<Row extends { id: string }>(
  threads: readonly ThreadOf[],
  by: 'user_id' | 'page_id',
  rows: (ids: string[]) => Promise<Row[]>,
): Promise<Map<string, Row>> {
  const ids = [...new Set(threads.flatMap((thread) => thread[by] ?? []))]
  return new Map(ids.length === 0 ? [] : (await rows(ids)).map((row) => [row.id, row]))
}

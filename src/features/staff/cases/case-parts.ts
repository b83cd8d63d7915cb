import { sql } from 'kysely'
import type { Snapshot } from '#features/staff/complaints/send-complaint.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { type Language, languages, toLanguage } from '#platform/shared/languages.ts'
import type { Wording } from './carry-out.ts'
import type * as contract from './contract.ts'
import { allGrounds, type Ground } from './rules.ts'

type Whole = Given<typeof contract.showCase>['data']
const most = 50

/** What was seen by the first who reported it. */
export async function firstReport(db: Db, id: string): Promise<Snapshot> {
  const query = db.selectFrom('complaints').select('snapshot').where('case_id', '=', id).orderBy('id')
  const row = await query.executeTakeFirst()
  return (row?.snapshot as Snapshot | undefined) ?? { title: '', company: '', text: '', address: '' }
}

/** Every decision of a case, in the language of whoever asks, the last one last. */
export async function decisionsOf(ctx: Context, id: string): Promise<Whole['decisions']> {
  const rows = await ctx.db
    .selectFrom('case_decisions as d')
    .leftJoin('users', 'users.id', 'd.decided_by')
    .leftJoin('case_appeals as a', 'a.id', 'd.appeal_id')
    .select(['d.id', 'd.decision', 'd.ground', 'd.wording', 'd.note', 'd.at', 'users.name as by', 'a.side'])
    .where('d.case_id', '=', id)
    .orderBy('d.at')
    .orderBy('d.id')
    .execute()
  return rows.map(({ wording, at, ground, side, ...row }) => ({
    ...row,
    ground: ground as Ground,
    words: wordsIn(wording, ctx.language),
    at: at.toISOString(),
    after_appeal: side,
  }))
}

/** The words of a decision in a language. */
export const wordsIn = (wording: unknown, language: Language): string => (wording as Wording)[language] ?? ''

/** The reports of a case, with what is known of each sender and never who it is. */
export async function reportsOf(db: Db, id: string): Promise<Whole['reports_of']> {
  const earlier = (upheld: boolean) => sql<number>`(
    select count(*)::integer from complaints o where o.reporter_key = c.reporter_key and o.case_id <> c.case_id
      ${upheld ? sql`and o.state = 'upheld'` : sql``})`
  const rows = await db
    .selectFrom('complaints as c')
    .select(['id', 'reason', 'note', 'state', 'created_at', 'language', 'snapshot', 'from_key', 'reporter_id'])
    .select([earlier(false).as('reports'), earlier(true).as('upheld')])
    .where('case_id', '=', id)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    ...{ id: row.id, reason: row.reason, note: row.note, state: row.state, at: row.created_at.toISOString() },
    language: toLanguage(row.language),
    by_account: row.reporter_id !== null,
    earlier: { reports: row.reports, upheld: row.upheld },
    same_place: rows.some((one) => one.id !== row.id && one.from_key === row.from_key),
    ...seen(row.snapshot as Snapshot),
  }))
}

const seen = ({ title, text, address, findings = [], messages = [] }: Snapshot) => ({
  ...{ title, text, address, findings, messages },
})

type Whom = { id: string; page_id: string | null; person_id: string | null }

/** What is known of the side that was reported: earlier cases, frauds, what was decided of its jobs. */
export async function reportedOf(db: Db, { id, page_id, person_id }: Whom): Promise<Whole['reported']> {
  const cases = await db
    .selectFrom('cases')
    .select(['id', 'state', 'opened_at'])
    .select(
      sql<string>`(select snapshot ->> 'title' from complaints where case_id = cases.id order by id limit 1)`.as(
        'title',
      ),
    )
    .where(page_id ? 'page_id' : 'person_id', '=', page_id ?? person_id)
    .where('id', '<>', id)
    .orderBy('opened_at', 'desc')
    .limit(most)
    .execute()
  const shown = cases.map(({ opened_at, title, ...one }) => ({
    ...one,
    title: title ?? '',
    at: opened_at.toISOString(),
  }))
  return { cases: shown, ...(page_id ? await knownOfPage(db, page_id) : await knownOfPerson(db, person_id as string)) }
}

async function knownOfPage(db: Db, page: string) {
  const reviews = (decision: string) => sql<number>`(
    select count(*)::integer from job_reviews join jobs on jobs.id = job_id where jobs.page_id = pages.id and decision = ${decision})`
  const { created_at, ...row } = await db
    .selectFrom('pages')
    .select(['created_at', 'post_permission', 'post_permission_reason'])
    .select([
      sql<number>`(select count(*)::integer from upheld_frauds where page_id = pages.id)`.as('frauds'),
      reviews('approved').as('approved'),
      reviews('refused').as('refused'),
    ])
    .where('id', '=', page)
    .executeTakeFirstOrThrow()
  return { ...row, since: created_at.toISOString() }
}

async function knownOfPerson(db: Db, person: string) {
  const query = db.selectFrom('users').select('created_at').where('id', '=', person)
  const { created_at } = await query.executeTakeFirstOrThrow()
  const none = { frauds: 0, approved: 0, refused: 0, post_permission: null, post_permission_reason: null }
  return { ...none, since: created_at.toISOString() }
}

/** The usual words of every reason, in every language. */
export const standardWords = (ctx: Context): Whole['standard'] =>
  Object.fromEntries(
    allGrounds.map((ground) => [
      ground,
      Object.fromEntries(languages.map((one) => [one, ctx.wording.say(one, `cases.standard.${ground}`)])),
    ]),
  ) as Whole['standard']

import { countryName } from '#features/site/lookups/countries.ts'
import { lookupText, readKept } from '#features/site/lookups/texts.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './team-contract.ts'

/** CVs left with companies, with what a row of a team's list shows. */
export const selectDrops = (db: Db) =>
  db
    .selectFrom('cv_drop_items as i')
    .innerJoin('cv_drops', 'cv_drops.id', 'i.drop_id')
    .select(['i.id', 'i.drop_id', 'i.page_id', 'i.state', 'i.version', 'i.created_at', 'i.answer_due_at'])
    .select(['i.answered_at', 'i.answered_by', 'i.words', 'i.reason', 'i.job_id', 'i.application_id'])
    .select(['cv_drops.user_id', 'cv_drops.name', 'cv_drops.email', 'cv_drops.phone', 'cv_drops.language'])
    .select(['cv_drops.country_id', 'cv_drops.cv_id', 'cv_drops.content', 'cv_drops.profile', 'cv_drops.reading'])
    .select(['cv_drops.position_id', 'cv_drops.wish', 'cv_drops.note'])

export type DropRow = Awaited<ReturnType<ReturnType<typeof selectDrops>['executeTakeFirstOrThrow']>>

type Shown = Given<typeof contract.listDrops>['data'][number]

export const contentOf = (row: Pick<DropRow, 'content'>): CvContent | null =>
  row.content ? CvContent.parse(row.content) : null

/** What somebody calls their work: the headline, else the last title. */
export const headlineIn = (content: CvContent | null): string =>
  content?.headline || content?.experience.find(({ title }) => title)?.title || ''

export async function rowOf(ctx: Context, row: DropRow): Promise<Shown> {
  const content = contentOf(row)
  const position = row.position_id ? await lookupText(ctx, 'position', row.position_id) : null
  return {
    ...{ id: row.id, name: row.name, wish: row.wish, position, state: row.state, version: row.version },
    headline: headlineIn(content),
    place: content?.location || (row.country_id ? countryName(row.country_id, ctx.language) : null),
    language: row.language,
    at: row.created_at.toISOString(),
    answer_due_at: row.answer_due_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  }
}

/** So that lists are there before many rows ask for them. */
export async function rowsOf(ctx: Context, rows: readonly DropRow[]): Promise<Shown[]> {
  await readKept(ctx)
  return Promise.all(rows.map((row) => rowOf(ctx, row)))
}

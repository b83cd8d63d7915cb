import { sql } from 'kysely'
import { mayReadFile, signedPass } from '#features/site/files/grants.ts'
import { readFile } from '#features/site/files/serve-file.ts'
import type { Context } from '#platform/server/context.ts'
import { ownerOf } from '#platform/server/db/owners.ts'
import type { RawAnswer } from '#platform/server/http/raw-answer.ts'
import { publish } from '#platform/server/live/publish.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { Asked } from './asked.ts'
import type * as contract from './contract.ts'
import { isOfSomebodySeenFull, mayReach } from './reach.ts'

type Via = 'owner' | 'page' | 'link'
const purpose = 'formatted-cv'
const logged = 100
const day = 86_400

/** A link to a printed CV, for whoever made it. @throws Refused not_found */
export async function shareFormatted(
  ctx: Context,
  { formatted, days }: Taken<typeof contract.shareFormatted>,
): Promise<Given<typeof contract.shareFormatted>> {
  const row = await find(ctx, formatted)
  if (!(await wayTo(ctx, row, undefined))) throw new Refused('not_found')
  const link = newId()
  const until = new Date(ctx.now().getTime() + days * day * 1000)
  const made = { formatted_id: formatted, made_by: found(ctx.me).id, at: ctx.now(), until_at: until }
  await ctx.db
    .insertInto('cv_links')
    .values({ id: link, of_page_id: ownerOf('cv_links', formatted), ...made })
    .execute()
  const signature = await ctx.signer.sign(purpose, { formatted, link }, days * day)
  return {
    success: true,
    data: {
      url: `${ctx.settings.publicUrl}/download-formatted/${formatted}?sig=${signature}`,
      until: until.toISOString(),
    },
  }
}

/** @throws Refused not_found · link_expired */
export async function downloadFormatted(
  ctx: Context,
  { cv: id, sig }: Taken<typeof contract.downloadFormatted>,
): Promise<RawAnswer> {
  const row = await find(ctx, id)
  const via = await wayTo(ctx, row, sig)
  if (!via) throw new Refused(sig ? 'link_expired' : 'not_found')
  const file = found(row.file_id)
  await log(ctx, { ...row, formatted_id: row.id, file_id: file }, via)
  // whoever came this far may read the file, by whatever way
  return asDownload(await readFile(ctx, { id: file, name: row.name, sig: await signedPass(ctx, file) }), row.name)
}

/** The file of a CV as it came. @throws Refused not_found */
export async function downloadCv(ctx: Context, { id, name }: Taken<typeof contract.downloadCv>): Promise<RawAnswer> {
  const file = found(
    await ctx.db.selectFrom('files').selectAll().where('id', '=', id).where('thing', '=', 'cv').executeTakeFirst(),
  )
  if (!(await mayReadFile(ctx, file, undefined))) throw new Refused('not_found')
  const via = ctx.me && file.owner_id === ctx.me.id ? 'owner' : 'page'
  await log(ctx, { user_id: file.owner_id, formatted_id: null, file_id: id, name: file.name }, via)
  return asDownload(await readFile(ctx, { id, name, sig: await signedPass(ctx, id) }), file.name)
}

/** Who took a file away, newest first; one's own downloads among them. */
export async function whoDownloaded(ctx: Context): Promise<Given<typeof contract.whoDownloaded>> {
  const rows = await ctx.db
    .selectFrom('cv_downloads')
    .leftJoin('pages', 'pages.id', 'cv_downloads.page_id')
    .leftJoin('formatted_cvs', 'formatted_cvs.id', 'cv_downloads.formatted_id')
    .select(['cv_downloads.id', 'cv_downloads.name', 'via', nameOfPage.as('page'), 'at', 'asked'])
    .where('cv_downloads.user_id', '=', found(ctx.me).id)
    .orderBy('at', 'desc')
    .limit(logged)
    .execute()
  return {
    success: true,
    data: rows.map(({ at, asked, ...row }) => ({ ...row, look: lookIn(asked), at: at.toISOString() })),
  }
}

function lookIn(asked: unknown) {
  if (!asked) return null
  const { look, mode } = Asked.parse(asked)
  return mode === 'original' ? null : { template: look.template, language: look.language }
}

/** The page by name, unless it is known only by an application to a job that does not name it. */
const nameOfPage = sql<string | null>`case when not exists (
  select from applications a join jobs on jobs.id = a.job_id
  where jobs.anonymous and a.page_id = cv_downloads.page_id and (a.cv_id = cv_downloads.file_id or a.id = (
    select application_id from formatted_cvs where formatted_cvs.id = cv_downloads.formatted_id))) then pages.name end`

const find = async (ctx: Context, id: string) =>
  found(
    await ctx.db
      .selectFrom('formatted_cvs')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'ready')
      .executeTakeFirst(),
  )

type Row = Awaited<ReturnType<typeof find>>

/** By which right somebody may have a printed CV; null for none. An own CV that was deleted is gone in all its forms. */
async function wayTo(ctx: Context, row: Row, sig: string | undefined): Promise<Via | null> {
  if (row.cv_id) {
    const cv = await ctx.db.selectFrom('cvs').select('id').where('id', '=', row.cv_id).executeTakeFirst()
    if (!cv) return null
  }
  if (!row.page_id && ctx.me && row.user_id === ctx.me.id) return 'owner'
  if (row.page_id && (await mayReach(ctx, row.page_id, row.id))) return 'page'
  return sig && (await isOpenLink(ctx, row, sig)) && !(await wasTakenBack(ctx, row)) ? 'link' : null
}

/** Whether a link was made for this print, and neither its time nor whoever the CV is of has ended it. */
async function isOpenLink(ctx: Context, row: Row, sig: string): Promise<boolean> {
  const facts = await ctx.signer.read(purpose, sig)
  if (facts?.formatted !== row.id || typeof facts.link !== 'string') return false
  const link = await ctx.db
    .selectFrom('cv_links')
    .select('id')
    .where('id', '=', facts.link)
    .where('formatted_id', '=', row.id)
    .where('ended_at', 'is', null)
    .where('until_at', '>', ctx.now())
    .executeTakeFirst()
  return link !== undefined
}

/** Whether the person a page found hides from it since: links it made end then. */
async function wasTakenBack(ctx: Context, { id, page_id, application_id }: Row): Promise<boolean> {
  if (!page_id || application_id) return false
  const whole = await ctx.db
    .selectFrom('formatted_cvs')
    .select('id')
    .where('id', '=', id)
    .where(isOfSomebodySeenFull(page_id))
    .executeTakeFirst()
  return whole === undefined
}

type TakenAway = { user_id: string | null; formatted_id: string | null; file_id: string | null; name: string }

async function log(ctx: Context, { user_id, formatted_id, file_id, name }: TakenAway, via: Via): Promise<void> {
  const id = newId()
  const page_id = via === 'page' ? (ctx.membership?.page ?? null) : null
  const row = { id, user_id, formatted_id, file_id, name, via, page_id, by_id: ctx.me?.id ?? null, at: ctx.now() }
  await ctx.db.transaction().execute(async (tx) => {
    await tx.insertInto('cv_downloads').values(row).execute()
    if (user_id) await publish(tx, [`user:${user_id}`], 'cv.downloaded', id)
  })
}

function asDownload(answer: RawAnswer, name: string): RawAnswer {
  answer.headers['content-disposition'] = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
  return answer
}

/** Several CVs that a page takes away at once. */
export async function logPageDownloads(ctx: Context, taken: readonly TakenAway[]): Promise<void> {
  for (const one of taken) await log(ctx, one, 'page')
}

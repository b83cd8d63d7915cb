import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { layOut } from '#platform/server/mail/layout.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { isLanguage } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { LetterTexts } from './contract.ts'
import { letterOf } from './letter.ts'
import { countReaders } from './readers.ts'
import type { LetterState } from './rules.ts'

const mostListed = 100

export async function listNewsletters(ctx: Context): Promise<Given<typeof contract.listNewsletters>> {
  const rows = await ctx.db
    .selectFrom('newsletters')
    .leftJoin('users', 'users.id', 'newsletters.changed_by')
    .select(['newsletters.id', 'newsletters.name', 'newsletters.state', 'changed_at', 'users.name as by'])
    .select(
      sql<number>`(select count(*)::int from newsletter_letters where newsletter_id = newsletters.id and state = 'sent')`.as(
        'sent',
      ),
    )
    .select(
      sql<number>`(select count(*)::int from newsletter_letters where newsletter_id = newsletters.id)`.as('letters'),
    )
    .orderBy('changed_at', 'desc')
    .orderBy('newsletters.id')
    .limit(mostListed)
    .execute()
  return {
    success: true,
    data: rows.map(({ changed_at, state, ...row }) => ({
      ...row,
      state,
      at: changed_at.toISOString(),
    })),
  }
}

/** @throws Refused not_found */
export async function readNewsletter(
  ctx: Context,
  { newsletter }: Taken<typeof contract.readNewsletter>,
): Promise<Given<typeof contract.readNewsletter>> {
  const row = await rowOf(ctx, newsletter)
  const segment = { languages: row.languages, accounts: row.accounts }
  const [readers, report] = await Promise.all([countReaders(ctx.db, segment), countLetters(ctx, newsletter)])
  const { id, name, link, per_minute, version } = row
  return {
    success: true,
    data: {
      ...{ id, name, link, per_minute, version, readers, report, accounts: segment.accounts },
      ...{ state: row.state, texts: row.texts as LetterTexts },
      languages: row.languages.filter(isLanguage),
      started_at: row.started_at?.toISOString() ?? null,
      ended_at: row.ended_at?.toISOString() ?? null,
    },
  }
}

/** What became of the letters of a newsletter. */
async function countLetters({ db }: Context, newsletter: string) {
  const rows = await db
    .selectFrom('newsletter_letters')
    .select([
      'state',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`count(unsubscribed_at)::int`.as('unsubscribed'),
    ])
    .where('newsletter_id', '=', newsletter)
    .groupBy('state')
    .execute()
  const of = (state: LetterState) => rows.find((row) => row.state === state)?.count ?? 0
  return {
    ...{ waiting: of('waiting'), sent: of('sent'), bounced: of('bounced'), failed: of('failed') },
    ...{ unwanted: of('unwanted'), unsure: of('taken') },
    unsubscribed: rows.reduce((all, { unsubscribed }) => all + unsubscribed, 0),
  }
}

/** The very letter that readers get, as text. @throws Refused not_found */
export async function previewNewsletter(
  ctx: Context,
  { newsletter, language }: Taken<typeof contract.previewNewsletter>,
): Promise<Given<typeof contract.previewNewsletter>> {
  const { id, texts, link } = await rowOf(ctx, newsletter)
  const written = { id, link, texts: texts as LetterTexts }
  const mail = await letterOf(ctx, written, { to: '', language, reader: null })
  const stop = mail.stop && { ...mail.stop, url: `${ctx.settings.publicUrl}/unsubscribed` }
  const site = { siteName: ctx.brand.name[language], siteUrl: ctx.settings.publicUrl }
  const { text } = layOut({ ...mail, ...(stop && { stop }) }, language, site)
  return { success: true, data: { subject: mail.subject, text } }
}

/** @throws Refused not_found */
export const rowOf = async ({ db }: Context, newsletter: string) =>
  found(await db.selectFrom('newsletters').selectAll().where('id', '=', newsletter).executeTakeFirst())

import { sql } from 'kysely'
import { teamWith } from '#features/companies/pages/team.ts'
import type { Frequency } from '#features/jobs/alerts/rules.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { sendMail } from '#features/site/notifications/send-mail.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { cardsOf, mustsIn } from '../cards-of.ts'
import type { CvCard } from '../contract.ts'
import { newestPeople } from '../find/newest-people.ts'
import { readyFor } from '../find/ready.ts'
import { addressOf } from '../search-fields.ts'
import { askedBy, type Saved, stopKey } from './saved-searches.ts'

const hour = 3_600_000
/** People that one letter shows. */
const mostInLetter = 20

/** Tells the members whose kept searches have new people; each search in a transaction of its own. */
export async function tellSaved(ctx: Context, frequency: Frequency): Promise<void> {
  const rows = await ctx.db
    .selectFrom('cv_saved_searches')
    .select('id')
    .where('frequency', '=', frequency)
    .orderBy('id')
    .execute()
  for (const { id } of rows)
    await ctx.db
      .transaction()
      .execute((tx) => tellOne(ctx, tx, id))
      .catch((error) => ctx.log.error(error))
}

/** A letter that fails leaves everything as it was. */
async function tellOne(given: Context, tx: Tx, id: string): Promise<void> {
  const row = await tx
    .selectFrom('cv_saved_searches')
    .selectAll()
    .where('id', '=', id)
    .where('frequency', '<>', 'never')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  // whoever may search no more is told no more
  const to = row && (await teamWith(given, row.page_id, 'cv.search')).find(({ user }) => user === row.member_id)
  if (!row || !to) return
  const ctx = { ...given, language: toLanguage(to.language), membership: membershipOf(row) }
  const people = await newPeople(ctx, tx, row)
  await tx.updateTable('cv_saved_searches').set({ matched_at: ctx.now() }).where('id', '=', id).execute()
  if (people.length === 0) return
  await tx.updateTable('cv_saved_searches').set({ sent_at: ctx.now() }).where('id', '=', id).execute()
  const address = addressOf(askedBy(row))
  const facts = { count: people.length, search: row.name }
  await notify(ctx, { cause: newId(), to, notice: 'cv_search_found', facts, link: address, channels: ['bell', 'push'] })
  if (to.email)
    await sendMail(ctx, { to: to.email, language: ctx.language, ...(await letterOf(ctx, row, people, address)) })
}

/** In the name of the member, with nothing more than may be found by the page. */
const membershipOf = ({ page_id, member_id }: Saved) => ({
  page: page_id,
  member: member_id,
  role: '',
  person: null,
  xsrf: null,
  may: () => false,
  scope: () => null,
})

/** Who is new since the last time and was never told of; the index may be some moments behind, so an hour is looked at again. */
async function newPeople(ctx: Context, tx: Tx, row: Saved): Promise<CvCard[]> {
  const scope = { page: row.page_id, job: null }
  const asked = askedBy(row)
  const ready = await readyFor(ctx, asked, scope)
  const since = Math.max(row.told_from.getTime(), row.matched_at.getTime() - hour, ready.since ?? 0)
  const fresh = await newestPeople(ctx.db, { ...ready, since }, ctx.now().getTime(), null, mostInLetter * 2)
  if (fresh.length === 0) return []
  const { rows } = await sql<{ user_id: string }>`
    insert into cv_search_told (search_id, of_page_id, user_id, at)
    select ${row.id}, ${row.page_id}, id, ${ctx.now()} from unnest(${fresh.map(({ id }) => id)}::uuid[]) id
    on conflict do nothing returning user_id::text`.execute(tx)
  const told = new Set(rows.map(({ user_id }) => user_id))
  const ids = fresh.map(({ id }) => id).filter((id) => told.has(id))
  return cardsOf(ctx, scope, ids.slice(0, mostInLetter), mustsIn(ctx, asked, ready))
}

async function letterOf(ctx: Context, row: Saved, people: readonly CvCard[], address: string) {
  const say = (key: string, values: Record<string, string | number> = {}) =>
    ctx.wording.say(ctx.language, `cvSearch.mail.${key}`, values)
  const { publicUrl } = ctx.settings
  const key = await stopKey(ctx, row.id)
  const facts = ({ years, place }: CvCard) => [say('years', { years }), ...(place ? [place] : [])].join(' · ')
  return {
    subject: say('subject', { count: people.length, search: row.name }),
    body: [],
    items: people.map((card) => ({
      title: card.headline || say('nameless'),
      url: `${publicUrl}${address}${address.includes('?') ? '&' : '?'}person=${card.id}`,
      lines: [facts(card), ...card.why.slice(0, 2).map(({ text, number }) => say('why', { text, line: number }))],
    })),
    action: { label: say('all'), url: `${publicUrl}${address}` },
    footer: say('footer', { search: row.name }),
    stop: { label: say('stop'), url: `${publicUrl}/stop-cv-alert/${key}` },
    unsubscribeUrl: `${publicUrl}/api/cv-saved-searches/${key}/stop`,
  }
}

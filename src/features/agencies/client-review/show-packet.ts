import { sql } from 'kysely'
import { placeOf } from '#features/agencies/clients/select-clients.ts'
import { markedLines } from '#features/agencies/submissions/marked-lines.ts'
import { matchesOf } from '#features/agencies/submissions/matches-of.ts'
import type { Submission } from '#features/agencies/submissions/move-submission.ts'
import { asPdf, printedFor } from '#features/agencies/submissions/print-submission.ts'
import { questionsOf } from '#features/agencies/submissions/show-submission.ts'
import { eventsFrom } from '#features/agencies/submissions/submission-states.ts'
import { textsByCode } from '#features/site/lookups/texts.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { redact } from '#libraries/cv-printing/redact.ts'
import type { Context } from '#platform/server/context.ts'
import type { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { packetBehind, selectPackets } from './find-packet.ts'
import { changeUntil, decisions, showsContact } from './rules.ts'

type Person = Given<typeof contract.showPacket>['data']['people'][number]

/** @throws Refused link_expired */
export async function showPacket(
  ctx: Context,
  { key }: Taken<typeof contract.showPacket>,
): Promise<Given<typeof contract.showPacket>> {
  return { success: true, data: await packetView(ctx, await packetBehind(ctx, key)) }
}

/** @throws Refused not_found */
export async function showOwnPacket(
  ctx: Context,
  { packet }: Taken<typeof contract.showOwnPacket>,
): Promise<Given<typeof contract.showOwnPacket>> {
  const query = selectPackets(ctx).where('packets.id', '=', packet)
  const row = found(await query.where('packets.page_id', '=', found(ctx.membership).page).executeTakeFirst())
  return { success: true, data: await packetView(ctx, row) }
}

type PacketRow = Awaited<ReturnType<typeof packetBehind>>

async function packetView(ctx: Context, packet: PacketRow): Promise<Given<typeof contract.showPacket>['data']> {
  const [people, reasons, place] = await Promise.all([
    peopleOf(ctx, packet.id),
    textsByCode(ctx, 'reject-reason'),
    placeOf(ctx, packet),
  ])
  const { agency, slug, licence_checked_at, recruiter, contact_name, client, job, words, sent_at, expires_at } = packet
  return {
    agency: { name: agency, slug, checked_at: licence_checked_at?.toISOString() ?? null },
    ...{ recruiter, contact_name, client, job, words, place: place ?? '', people },
    ...{ sent_at: sent_at.toISOString(), until: expires_at.toISOString() },
    reasons: [...reasons].map(([code, text]) => ({ code, text })),
  }
}

/** Everybody of a packet, as the client reads them. */
export async function peopleOf(ctx: Context, packet: string): Promise<Person[]> {
  const rows = await ctx.db
    .selectFrom('submissions')
    .selectAll()
    .select(isClaimed.as('claimed'))
    .where('packet_id', '=', packet)
    .where('anonymised_at', 'is', null)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute()
  return Promise.all(rows.map((row) => personView(ctx, row)))
}

const nothing = {
  ...{ note: '', salary: null, salary_currency: null, salary_period: null, notice_days: null, contact: null },
  ...{ matches: [], lines: [], questions: [], may: [], approved_at: null, right_until: null, may_change_until: null },
} satisfies Partial<Person>

/** The client said once that it has them already; it does not say so again. */
const isClaimed = sql<boolean>`exists (select from submission_disputes d where d.submission_id = submissions.id)`
type Row = Submission & { claimed: boolean }

async function personView(ctx: Context, row: Row): Promise<Person> {
  const { id, name, headline, state, decided_at, language, claimed } = row
  const head = { id, name: name ?? '', headline, state, claimed, decided_at: decided_at?.toISOString() ?? null }
  if (state === 'withdrawn') return { ...head, ...nothing, gone: true, cv_language: language }
  const content = row.content ? redact(CvContent.parse(row.content), 'contacts', { label: name ?? '' }) : null
  const [matches, questions] = await Promise.all([
    matchesOf(ctx, row.mandate_id, content),
    questionsOf(ctx, id, 'client'),
  ])
  const { note, salary, salary_currency, salary_period, notice_days, email, phone } = row
  const until = changeUntil(state, decided_at)
  return {
    ...{ ...head, gone: false, note, salary, salary_currency, salary_period, notice_days, matches },
    approved_at: row.approved_at?.toISOString() ?? null,
    right_until: row.right_until?.toISOString() ?? null,
    contact: showsContact(state) ? { email, phone } : null,
    lines: markedLines(content, matches),
    cv_language: content?.language ?? language,
    questions,
    may_change_until: until && until > ctx.now() ? until.toISOString() : null,
    may: mayNow(row, ctx.now()),
  }
}

function mayNow({ state, decided_at, claimed }: Row, now: Date): Person['may'] {
  const events = eventsFrom(state, 'client')
  const until = changeUntil(state, decided_at)
  const may: Person['may'] = decisions.filter(
    (one) => events.includes(one) && (one !== 'reconsider' || (until !== null && until > now)),
  )
  if (events.includes('claim_duplicate') && !claimed) may.push('claim_duplicate')
  return state === 'rejected' || state === 'placed' ? may : [...may, 'question']
}

/** @throws Refused link_expired · not_found · submission_wordless */
export async function printPerson(
  ctx: Context,
  { key, submission }: Taken<typeof contract.printPerson>,
): Promise<RawAnswer> {
  const packet = await packetBehind(ctx, key)
  const row = await ctx.db
    .selectFrom('submissions')
    .select(['id', 'page_id', 'content', 'by_id'])
    .where('id', '=', submission)
    .where('packet_id', '=', packet.id)
    .where('state', '<>', 'withdrawn')
    .executeTakeFirst()
  return asPdf(await printedFor(ctx, found(row), toLanguage(packet.language)))
}

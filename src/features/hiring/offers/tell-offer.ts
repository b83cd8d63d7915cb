import type { z } from 'zod'
import { teamOfJob } from '#features/jobs/jobs/job-team.ts'
import { type Notice, notify, type Recipient } from '#features/site/notifications/notify.ts'
import type { Context } from '#platform/server/context.ts'
import { afterUntil } from '#platform/shared/after-until.ts'
import { besideHour } from '#platform/shared/beside-hour.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { formatter } from '#platform/shared/words.ts'
import type { offerMoved } from './events.ts'
import { type OfferRow, selectOffers } from './find-offers.ts'
import { offerKey } from './offer-key.ts'
import { isOut } from './offer-states.ts'

type Moved = z.output<typeof offerMoved.data>
type Telling = Pick<Notice, 'cause' | 'notice'>

/** Notices to each side, by what happened. */
const toCandidate: Partial<Record<Moved['move'], string>> = {
  send: 'offer_sent',
  accept: 'offer_accepted_mine',
  expire: 'offer_expired',
  withdraw: 'offer_withdrawn',
}
const toTeam: Partial<Record<Moved['move'], string>> = {
  ask: 'offer_asked',
  approve: 'offer_approved',
  return: 'offer_returned',
  accept: 'offer_accepted',
  decline: 'offer_declined',
  expire: 'offer_not_answered',
}

/** Tells both sides what became of an offer; whoever did it knows. */
export async function tellOffer(ctx: Context, cause: string, actor: string | null, moved: Moved): Promise<void> {
  const row = await selectOffers(ctx.db).where('offers.id', '=', moved.offer).executeTakeFirst()
  if (!row) return
  const candidate = toCandidate[moved.move]
  // what was never out, or ends because the application does, needs no word; but that a company closes ends a promise
  const isPromise = moved.by !== 'site' || row.stage === 'job_closed'
  const isNews = moved.move !== 'withdraw' || (isOut(moved.from) && isPromise)
  if (candidate && isNews) await tellCandidate(ctx, row, { cause, notice: candidate })
  const team = toTeam[moved.move]
  if (team) await tellTeam(ctx, row, { cause, notice: team }, moved, actor)
}

/** The candidate reads it in the own language, with the link that answers. */
export async function tellCandidate(ctx: Context, row: OfferRow, telling: Telling): Promise<void> {
  const to: Recipient = {
    user: row.candidate_id,
    name: row.name,
    email: row.told_email,
    phone: row.told_phone,
    language: row.candidate_language,
  }
  const said = row.state === 'withdrawn' ? row.reason : ''
  await notify(ctx, {
    ...telling,
    to,
    topic: 'applications',
    facts: factsFor(row, to),
    link: `/offer/${await offerKey(ctx, row.id)}`,
    // its days are counted, and what is answered by mail goes into the thread
    prompt: true,
    thread: { id: row.application_id, side: 'candidate' },
    channels: ['bell', 'mail', 'push', 'sms'],
    ...(said && { quote: said }),
  })
}

/** Approval is asked of those who may give it; the rest concerns all who may propose, and who wrote it most of all. */
async function tellTeam(ctx: Context, row: OfferRow, telling: Telling, { move }: Moved, actor: string | null) {
  const about = { job: row.job_id, page: row.page_id }
  const team = await teamOfJob(ctx, about, move === 'ask' ? 'offer.make' : 'offer.propose')
  const concerned = move === 'approve' || move === 'return' ? team.filter(({ user }) => user === row.made_by) : team
  for (const to of concerned.filter(({ user }) => user !== actor))
    await notify(ctx, {
      ...telling,
      to,
      topic: 'applications',
      facts: factsFor(row, to),
      link: `/page/jobs/${row.job_id}/board?applicant=${row.application_id}`,
      channels: ['bell', 'mail', 'push'],
      ...(move === 'ask' && { asLongAs: { what: 'approval waits', id: row.id } }),
      ...(row.reason && (move === 'return' || move === 'decline') && { quote: row.reason }),
    })
}

/** Who, which job, which company, and until when: in the reader's language, and the time zone the letter was written in. */
function factsFor(row: OfferRow, to: Recipient) {
  const language = toLanguage(to.language)
  const when =
    row.answer_by &&
    formatter(language, row.zone).dateTime(row.answer_by, 'weekdayMoment', { timeZoneName: besideHour(language) })
  const until = when ? afterUntil(when, language) : ''
  return { job: row.title, company: row.company, name: row.name, until }
}

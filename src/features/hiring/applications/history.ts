import { sql } from 'kysely'
import type { z } from 'zod'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import { messagesIn } from '#features/talk/threads/messages.ts'
import type { Context } from '#platform/server/context.ts'
import { isKnown } from './anonymity.ts'
import { bringerOf, isByTeam } from './bringer.ts'
import { applicationTold } from './events.ts'
import type { Happening } from './happening-contract.ts'

type Told = z.input<typeof Happening>
const whats = {
  'application.sent': 'sent',
  'application.seen': 'seen',
  'application.moved': 'moved',
  'application.told': 'moved',
  'application.claimed': 'claimed',
} as const
/** What happened to an interview, by its moves. */
const picks = { propose: 'invited', pick: 'picked', ask_other: 'other_asked', cancel: 'called_off' } as const
const isPick = sql<boolean>`events.name = 'interview.moved' and data->>'move' in (${sql.join(Object.keys(picks))})`
/** What the team does about an offer; that it was answered is a move of the application. */
const isOffer = sql<boolean>`events.name = 'offer.moved'
  and (data->>'move' in ('send', 'withdraw') or data->>'move' = 'save' and (data->>'version')::int = 1)`

/** Offers, for those of the team who may read them. */
const offersFor = ({ membership }: Context) =>
  membership
    ? sql<boolean>`${isOffer} and exists (select from applications where applications.id = events.thing_id
        and ${reachableApplications(membership, 'offer.propose')} and ${isKnown})`
    : sql<boolean>`false`

/** The team let others interview. */
const isNaming = sql<boolean>`events.name = 'interview.interviewers_named'`

/**
 * What happened to an application, with who and when, and what both sides wrote; oldest first. A move that could be taken
 * back happened to the candidate when it was told, and never if it was taken back.
 */
export async function historyOf(ctx: Context, application: string, reader: 'page' | 'candidate'): Promise<Told[]> {
  const [events, messages, bringer] = await Promise.all([
    ctx.db
      .selectFrom('events')
      .leftJoin('users', 'users.id', 'events.actor_id')
      .select(['events.id', 'at', 'events.name', 'data', 'users.name as by'])
      .where('thing', '=', 'application')
      .where('thing_id', '=', application)
      .where((or) =>
        or.or([
          or('events.name', 'in', Object.keys(whats)),
          isPick,
          ...(reader === 'page' ? [isNaming, offersFor(ctx)] : []),
        ]),
      )
      .where(
        reader === 'page'
          ? sql<boolean>`events.name <> ${applicationTold.name}`
          : sql<boolean>`(data->>'isHeld') is distinct from 'true'`,
      )
      .orderBy('at')
      .execute(),
    messagesIn(ctx.db, application, reader),
    bringerOf(ctx, application),
  ])
  const files = await filesOf(ctx, messages)
  const last = events.findLast(({ name }) => name === 'application.sent')
  const told = events.map(toldOf).map((one) => {
    if (one.what !== 'sent') return one
    // whoever applied after their team had added them was added first
    return one.id === last?.id ? broughtBy(one, bringer) : added(one)
  })
  const written = messages.map(
    ({ id, at, author_name, author_side, subject, text, by_mail, sender, not_kept }): Told => ({
      id,
      at: at.toISOString(),
      what: 'message',
      by: author_name,
      side: author_side === 'page' ? 'page' : 'candidate',
      from: null,
      to: null,
      text,
      subject,
      mail: by_mail
        ? { sender, not_kept, files: files.filter(({ thing_id }) => thing_id === id).map(fileWords) }
        : null,
    }),
  )
  return [...told, ...written].sort((a, b) => a.at.localeCompare(b.at))
}

/** Whoever did not apply by themselves was put forward, or added by the team. */
function broughtBy(sent: Told, how: Awaited<ReturnType<typeof bringerOf>>): Told {
  if (how?.name) return { ...sent, what: 'brought', side: 'site', by: how.name }
  return how && isByTeam(how.source) ? added(sent) : sent
}

const added = (sent: Told): Told => ({ ...sent, what: 'added', side: 'page' })

type Happened = { id: string; at: Date; name: string; data: unknown; by: string | null }

type Data = Partial<Pick<Told, 'from' | 'to' | 'side'>> & {
  reason?: string
  takesBack?: boolean
  move?: string
  starts_at?: string
  by?: string
}

function toldOf({ id, at, name, data, by }: Happened): Told {
  const { from = null, to = null, reason = null, takesBack, side, starts_at = null, ...of } = data as Data
  const one = { id, at: at.toISOString(), by }
  const ofOther = { ...one, from: null, to: null, text: null }
  if (name === 'offer.moved')
    return { ...ofOther, what: offerWhat(of.move, from), side: of.by === 'site' ? 'site' : 'page' }
  if (name === 'interview.interviewers_named') return { ...ofOther, what: 'interviewers', side: 'page' }
  if (name === 'interview.moved')
    return { ...ofOther, what: picks[of.move as keyof typeof picks], side: side ?? 'site', slot: starts_at }
  const what = takesBack ? 'undone' : whats[name as keyof typeof whats]
  const whose = side ?? (what === 'seen' ? 'page' : 'candidate')
  return { ...one, what, side: whose, from, to, text: reason }
}

/** What never went out is not withdrawn, but deleted. */
function offerWhat(move: string | undefined, from: string | null) {
  if (move === 'save') return 'offer_written'
  if (move === 'send') return 'offer_sent'
  return from === 'sent' || from === 'viewed' ? 'offer_withdrawn' : 'offer_deleted'
}

/** What was attached to messages that came by mail. */
async function filesOf(ctx: Context, messages: readonly { id: string; by_mail: boolean }[]) {
  const ids = messages.filter(({ by_mail }) => by_mail).map(({ id }) => id)
  if (ids.length === 0) return []
  return ctx.db
    .selectFrom('files')
    .select(['id', 'name', 'thing_id'])
    .where('thing', '=', 'message')
    .where('thing_id', 'in', ids)
    .orderBy('id')
    .execute()
}

const fileWords = ({ id, name }: { id: string; name: string }) => ({
  name,
  url: `/api/files/${id}/${encodeURIComponent(name)}`,
})

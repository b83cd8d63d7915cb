import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { textsByCode } from '#features/site/lookups/texts.ts'
import { notify, type Recipient } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { ownReasons } from './rules.ts'

/** One of them with what every text about it names. */
export const tellable = async ({ db }: Context, id: string) =>
  db
    .selectFrom('submissions as s')
    .innerJoin('pages', 'pages.id', 's.page_id')
    .innerJoin('mandates', 'mandates.id', 's.mandate_id')
    .innerJoin('clients', 'clients.id', 's.client_id')
    .leftJoin('packets', 'packets.id', 's.packet_id')
    .selectAll('s')
    .select(['pages.name as agency', 'mandates.title as job', 'clients.name as client'])
    .select(['packets.email as contact_email', 'packets.contact_name', 'packets.language as contact_language'])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow()

export type Tellable = Awaited<ReturnType<typeof tellable>>

export const factsOf = ({ name, agency, job, client }: Tellable) => ({ name: name ?? '', agency, job, client })

/** Whom it is about, as somebody to tell: in the account, or by a link that needs none. Null once it was forgotten. */
export async function personToTell(ctx: Context, row: Tellable): Promise<{ to: Recipient; link: string } | null> {
  const account = row.user_id ? await recipient(ctx, row.user_id) : null
  if (account) return { to: account, link: '/user/representation' }
  const { name, email, phone, language } = row
  const contact = email ?? phone
  if (!name || !contact) return null
  const key = await ctx.db.transaction().execute((tx) => makeKey(ctx, tx, 'represent', { thing: row.id, contact }))
  return { to: { user: null, name, email, phone, language }, link: `/representation/${key}` }
}

/** Asks whether an agency may put somebody forward; once more before it ends. */
export async function tellAsked(ctx: Context, cause: string, id: string, again = false): Promise<void> {
  const row = await tellable(ctx, id)
  if (row.state !== 'candidate_asked') return
  const person = await personToTell(ctx, row)
  if (!person) return
  if (again) await ctx.db.updateTable('submissions').set({ reminded_at: ctx.now() }).where('id', '=', id).execute()
  await notify(ctx, {
    ...{ ...person, cause, notice: 'represent_asked', topic: 'applications', facts: factsOf(row), prompt: true },
    ...{ channels: ['bell', 'mail', 'push', 'sms'], ...(row.note && { quote: row.note }) },
  })
}

/** What the client's own pipeline tells the person itself: as news of the application. */
const saidThere = new Set(['shortlist', 'interview', 'offer', 'place', 'reject', 'close'])

/** Tells the person what became of it, unless the client's own pipeline does. */
export async function tellPerson(ctx: Context, cause: string, row: Tellable, event: string): Promise<void> {
  if (row.application_id && saidThere.has(event)) return
  const person = await personToTell(ctx, row)
  if (!person) return
  const reason = await reasonIn(ctx, row.reason, { language: person.to.language, reader: 'person' })
  await notify(ctx, {
    ...{ ...person, cause, notice: `represented_${event}`, topic: 'applications' },
    ...{ facts: { ...factsOf(row), reason }, channels: ['bell', 'mail', 'push', 'sms'] },
    ...(row.reason_words && event === 'reject' && { quote: row.reason_words }),
  })
}

type Reader = 'person' | 'team'

/** Why it ended, in words for its reader: of the public list, or one of the house's own. */
export async function reasonIn(
  ctx: Context,
  reason: string | null,
  { language, reader }: { language: string; reader: Reader },
): Promise<string> {
  if (!reason) return ''
  const own = toLanguage(language)
  if ((ownReasons as readonly string[]).includes(reason)) {
    const mine = `submissions.endedForMe.${reason}`
    return ctx.wording.say(
      own,
      reader === 'person' && ctx.wording.has(own, mine) ? mine : `submissions.ended.${reason}`,
    )
  }
  const texts = await textsByCode({ ...ctx, language: own }, 'reject-reason-public')
  return texts.get(reason) ?? ''
}

/** Tells whoever put somebody forward, as long as they are of the team. */
export async function tellRecruiter(ctx: Context, cause: string, row: Tellable, event: string): Promise<void> {
  if (!row.by_id) return
  const of = await ctx.db
    .selectFrom('page_members')
    .select('user_id')
    .where('page_id', '=', row.page_id)
    .where('user_id', '=', row.by_id)
    .where('state', '=', 'active')
    .executeTakeFirst()
  const to = of && (await recipient(ctx, row.by_id))
  if (!to) return
  const reason = await reasonIn(ctx, row.reason, { language: to.language, reader: 'team' })
  await notify(ctx, {
    ...{ cause, notice: `submission_${event}`, topic: 'applications', facts: { ...factsOf(row), reason } },
    to: { ...to, needs: { page: row.page_id, capability: 'submission' } },
    ...{ link: `/page/submissions?open=${row.id}`, channels: ['bell', 'mail', 'push'] },
  })
}

/** Tells the client by mail that somebody it was sent is no longer there. */
export async function tellClientGone(ctx: Context, cause: string, row: Tellable): Promise<void> {
  if (!row.contact_email || !row.contact_name) return
  const to = {
    user: null,
    name: row.contact_name,
    email: row.contact_email,
    phone: null,
    language: row.contact_language ?? 'en',
  }
  await notify(ctx, {
    ...{ cause, to, notice: 'client_person_gone', facts: factsOf(row), link: '/', channels: ['mail'] },
  })
}

/** Sends the client the link of a packet. */
export async function tellClient(ctx: Context, cause: string, id: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('packets')
    .innerJoin('pages', 'pages.id', 'packets.page_id')
    .innerJoin('mandates', 'mandates.id', 'packets.mandate_id')
    .selectAll('packets')
    .select(['pages.name as agency', 'mandates.title as job'])
    .select((eb) =>
      eb
        .selectFrom('submissions')
        .whereRef('submissions.packet_id', '=', 'packets.id')
        .select((one) => one.fn.countAll<number>().as('count'))
        .as('count'),
    )
    .where('packets.id', '=', id)
    .executeTakeFirst()
  if (!row || row.withdrawn_at) return
  const { email, contact_name: name, language, agency, job, words } = row
  const key = await ctx.db
    .transaction()
    .execute((tx) => makeKey(ctx, tx, 'client-review', { thing: id, contact: email }))
  await notify(ctx, {
    ...{ cause, to: { user: null, name, email, phone: null, language }, notice: 'client_packet' },
    ...{ facts: { agency, job, count: row.count ?? 0 }, link: `/client-review/${key}`, channels: ['mail'] },
    ...(words && { quote: words }),
  })
}

import { sql } from 'kysely'
import { hiddenName, isHidden } from '#features/hiring/applications/anonymity.ts'
import { merge, writtenIn } from '#features/hiring/applications/parameter-rules.ts'
import { valuesOf } from '#features/hiring/message-templates/fill-template.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import { publicFactsOf } from '#features/jobs/jobs/notice-facts.ts'
import { zoneOfPage, zoneOfPerson } from '#features/site/lookups/zones.ts'
import { quietHoursOf } from '#features/site/notifications/hold.ts'
import { quietUntil } from '#features/site/notifications/time-rules.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { shortCode } from '#platform/server/short-code.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { type LeftOut, mayText, mostSegments, usualQuiet } from './rules.ts'
import { cheaper, measure } from './segments.ts'

/** As many signs as a code of a link has; in a preview it stands for one nobody has yet. */
const codeSigns = 7

export type Written = {
  application: string
  user: string
  /** As the team may call this person. */
  name: string
  text: string
  body: string
  segments: number
  code: string
  company: string
  sendAt: Date
}
type Asked = Pick<Taken<typeof contract.previewTexts>, 'job' | 'applications' | 'text' | 'language'>
export type Texts = { written: Written[]; left: { application: string; name: string; why: LeftOut }[] }

/**
 * What each of these applicants would read and when, and who is left out. Those out of reach are not told of.
 * @throws Refused not_found · not_allowed
 */
export async function writeTexts(ctx: Context, db: Db | Tx, asked: Asked): Promise<Texts> {
  const membership = found(ctx.membership)
  if (!membership.may('spend')) throw new Refused('not_allowed')
  const rows = await peopleOf(ctx, db, asked)
  const company = rows.length > 0 ? (await publicFactsOf(ctx, asked.job, asked.language)).company : ''
  const texts: Texts = { written: [], left: [] }
  for (const row of rows) {
    const name = row.hidden ? hiddenName(row.id) : row.name
    const leave = (why: LeftOut) => texts.left.push({ application: row.id, name, why })
    const { hasPhone, stopped_at, unwanted, last } = row
    const answer = mayText({ hasPhone, hasStopped: stopped_at !== null || unwanted, last }, ctx.now())
    if (answer.refused) {
      leave(answer.code as LeftOut)
      continue
    }
    const { text, left } = writtenIn(asked.text).length
      ? merge(asked.text, await valuesOf(ctx, row, asked.language))
      : { text: asked.text, left: [] }
    const code = row.code ?? shortCode(codeSigns)
    const facts = { company, text, link: `${ctx.settings.publicUrl}/t/${code}` }
    const body = cheaper(ctx.wording.say(asked.language, 'texting.body', facts))
    const { segments } = measure(body)
    if (left.length > 0) leave('text_left_open')
    else if (segments > mostSegments) leave('text_too_long')
    else
      texts.written.push({
        ...{ application: row.id, user: row.user as string, name, text, body, segments, code, company },
        sendAt: await wakeOf(ctx, row),
      })
  }
  return texts
}

async function peopleOf(ctx: Context, db: Db | Tx, { job, applications }: Asked) {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('pages', 'pages.id', 'applications.page_id')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'applications.candidate_id').on('users.state', '=', 'active'),
    )
    .leftJoin('text_contacts', (join) =>
      join.onRef('text_contacts.user_id', '=', 'users.id').onRef('text_contacts.page_id', '=', 'applications.page_id'),
    )
    .select(['applications.id', 'job_id', 'applications.name', 'submitted_at', isHidden.as('hidden')])
    .select(['users.id as user', 'users.country_id', 'pages.country_id as page_country', 'code', 'stopped_at'])
    .select(sql<boolean>`users.phone is not null and users.phone_verified_at is not null`.as('hasPhone'))
    // whoever switched off text messages about messages wants none of these either
    .select(
      sql<boolean>`exists (select 1 from subscriptions where subscriptions.user_id = users.id and topic = 'messages'
        and channel = 'sms' and not wanted)`.as('unwanted'),
    )
    .select(
      sql<Date | null>`(select max(created_at) from text_messages where text_messages.user_id = users.id
        and text_messages.page_id = applications.page_id and text_messages.state <> 'failed')`.as('last'),
    )
    .where('applications.id', 'in', [...new Set(applications)])
    .where('job_id', '=', job)
    .where(reachableApplications(found(ctx.membership), 'applicant.message'))
    .orderBy('applications.id')
    .execute()
  if (rows.length === 0) throw new Refused('not_found')
  const order = new Map(applications.map((id, at) => [id, at]))
  return rows.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
}

/** When somebody may be texted: now, or when the own quiet hours end, or the night of where this person is. */
async function wakeOf(
  ctx: Context,
  { user, country_id, page_country }: { user: string | null; country_id: number | null; page_country: number },
): Promise<Date> {
  const now = ctx.now()
  const own = user ? await quietHoursOf(ctx, user) : null
  const zone = zoneOfPerson(country_id) ?? zoneOfPage(page_country, 'UTC')
  return quietUntil(own ?? { ...usualQuiet, zone }, now) ?? now
}

import { teamWith } from '#features/companies/pages/team.ts'
import { notify, type Recipient } from '#features/site/notifications/notify.ts'
import { recipient, staffWith } from '#features/site/notifications/recipients.ts'
import { raiseTrust } from '#features/staff/moderation/raise-trust.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { firstReport, wordsIn } from './case-parts.ts'
import { decidersOf } from './decide-case.ts'
import { caseAppealed, caseDecided } from './events.ts'
import { toldOf } from './own-case.ts'

export const caseReactions = [
  on(caseDecided, 'tell-both-sides', async (ctx, { id, data }) => {
    const row = await read(ctx, data.case)
    if (!row) return
    const notices = noticesOf(data)
    const { title, address } = await firstReport(ctx.db, data.case)
    for (const side of ['reporter', 'reported'] as const) {
      const notice = notices[side]
      if (!notice) continue
      for (const to of side === 'reporter' ? await reporters(ctx, data.case) : await reported(ctx, row)) {
        const facts = { title, words: wordsIn(row.wording, toLanguage(to.language)) }
        const link = to.user ? `/cases/${data.case}` : address || '/'
        await notify(ctx, { cause: id, to, notice, facts, link, channels: ['bell', 'mail'] })
      }
    }
    // an address of a guest was given for this one letter
    await ctx.db.updateTable('complaints').set({ reporter_email: null }).where('case_id', '=', data.case).execute()
  }),
  on(caseDecided, 'give-trust-back', async (ctx, { id, data: { case: of, decision, granted } }) => {
    if (decision !== 'dismissed' || !granted) return
    const row = await read(ctx, of)
    if (!row?.page_id) return
    const query = ctx.db.selectFrom('jobs').select('created_by').where('id', '=', row.job_id)
    const job = row.job_id ? await query.executeTakeFirst() : undefined
    await raiseTrust(ctx, { cause: id, page: row.page_id, author: job?.created_by ?? null, event: 'decision_undone' })
  }),
  on(caseAppealed, 'tell-other-staff', async (ctx, { id, data: { case: of } }) => {
    const { title, company } = await firstReport(ctx.db, of)
    const deciders = await decidersOf(ctx.db, of)
    const said = { notice: 'appeal_sent', facts: { title, company }, link: `/admin/cases/${of}` }
    for (const to of await staffWith(ctx, 'staff.appeal.decide'))
      if (!deciders.includes(to.user)) await notify(ctx, { cause: id, to, ...said, channels: ['bell', 'mail'] })
  }),
]

type Decided = { decision: 'upheld' | 'dismissed'; appeal: 'reporter' | 'reported' | null; granted: boolean }
type Notices = { reporter: string | null; reported: string | null }

/** What each side is told; the side that was reported hears nothing of what was found to be nothing. */
export function noticesOf({ decision, appeal, granted }: Decided): Notices {
  const isUpheld = decision === 'upheld'
  if (!appeal)
    return { reporter: isUpheld ? 'case_upheld' : 'case_dismissed', reported: isUpheld ? 'case_against' : null }
  const own = granted ? 'appeal_granted' : 'appeal_declined'
  if (appeal === 'reporter') return { reporter: own, reported: granted ? 'case_against' : null }
  return { reporter: granted ? 'case_changed' : null, reported: own }
}

const read = (ctx: Context, id: string) =>
  ctx.db
    .selectFrom('cases')
    .innerJoin('case_decisions', 'case_id', 'cases.id')
    .select(['page_id', 'job_id', 'person_id', 'wording'])
    .where('cases.id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('case_decisions.id', 'desc')
    .executeTakeFirst()

async function reporters(ctx: Context, id: string): Promise<Recipient[]> {
  const rows = await ctx.db
    .selectFrom('complaints')
    .select(['reporter_id', 'reporter_email', 'language'])
    .where('case_id', '=', id)
    .execute()
  const told = new Map<string, Recipient>()
  for (const { reporter_id, reporter_email, language } of rows) {
    const person = reporter_id ? await recipient(ctx, reporter_id) : null
    if (person?.user) told.set(person.user, person)
    else if (!reporter_id && reporter_email)
      told.set(reporter_email, {
        ...{ user: null, name: '', email: reporter_email, phone: null },
        language: toLanguage(language),
      })
  }
  return [...told.values()]
}

/** The person, or whoever answers for it in the company; never by whom, or in which conversation. */
async function reported(
  ctx: Context,
  row: { page_id: string | null; job_id: string | null; person_id: string | null },
) {
  if (row.page_id) return teamWith(ctx, row.page_id, toldOf(row))
  const person = row.person_id ? await recipient(ctx, row.person_id) : null
  return person ? [person] : []
}

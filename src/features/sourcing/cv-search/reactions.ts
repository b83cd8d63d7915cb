import { teamWith } from '#features/companies/pages/team.ts'
import { cvChanged, cvStored } from '#features/cvs/cvs/events.ts'
import { applicationMoved, applicationSent } from '#features/hiring/applications/events.ts'
import { pipelineChanged } from '#features/hiring/pipeline/events.ts'
import { accountMerged, accountReactivated } from '#features/people/accounts/events.ts'
import { accountDeactivated, accountErased } from '#features/people/own-data/events.ts'
import { profileSaved } from '#features/people/profiles/events.ts'
import { entriesMerged } from '#features/site/lookups/events.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import { occupationNamed, occupationUnnamed } from '#features/site/understanding/events.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { cvRequestAnswered, cvRequested, cvUnlocked, pageExcluded, profileRested, profileToRest } from './events.ts'
import { followMerger } from './follow-merger.ts'
import { followName } from './follow-name.ts'
import { indexPeople } from './index-people.ts'
import { jobOfRequest } from './job-of-request.ts'
import { warnedDays } from './rules.ts'

const index = (ctx: Context, { data }: { data: { user: string } }) => indexPeople(ctx, [data.user])

export const cvSearchReactions = [
  on(cvStored, 'cv-search', index),
  on(cvChanged, 'cv-search', index),
  on(profileSaved, 'cv-search', index),
  on(accountReactivated, 'cv-search', index),
  // who sleeps or is gone is found by nobody
  on(accountDeactivated, 'cv-search', index),
  on(accountErased, 'cv-search', index),
  on(accountMerged, 'cv-search', (ctx, { data }) => indexPeople(ctx, [data.user, data.gone])),
  on(cvUnlocked, 'cv-search', index),
  on(pageExcluded, 'cv-search', index),
  on(applicationSent, 'cv-search', (ctx, { data }) => indexApplicant(ctx, data.application)),
  on(applicationMoved, 'cv-search', (ctx, { data }) => indexApplicant(ctx, data.application)),
  // whoever is hidden from a page is not found by it as an applicant, and is again once the job is open
  on(pipelineChanged, 'cv-search', async (ctx, { data }) => {
    if (data.job && (data.what === 'anonymous' || data.what === 'open')) await indexApplicantsOf(ctx, data.job)
  }),
  on(entriesMerged, 'cv-search', (ctx, { data }) => followMerger(ctx, data)),
  on(occupationNamed, 'cv-search', (ctx, { data }) => followName(ctx, data.name)),
  on(occupationUnnamed, 'cv-search', (ctx, { data }) => followName(ctx, data.name)),
  // whoever agreed knows; whom a page has bought is told
  on(cvUnlocked, 'tell-the-person', async (ctx, { id, data }) => {
    if (data.way === 'credit') await tellPerson(ctx, id, data, 'cv_unlocked')
  }),
  on(cvRequested, 'tell-the-person', (ctx, { id, data }) => tellRequested(ctx, id, data)),
  on(profileToRest, 'tell-the-person', (ctx, { id, data }) => tellOwner(ctx, id, data.user, 'profile_to_rest')),
  on(profileRested, 'tell-the-person', (ctx, { id, data }) => tellOwner(ctx, id, data.user, 'profile_rested')),
  on(cvRequestAnswered, 'tell-the-team', async (ctx, { id, data }) => {
    const person = data.accepted ? await recipient(ctx, data.user) : null
    for (const to of await teamWith(ctx, data.page, 'cv.unlock'))
      await notify(ctx, {
        cause: id,
        to,
        notice: data.accepted ? 'cv_request_accepted' : 'cv_request_declined',
        facts: { candidate: person?.name ?? '' },
        link: `/cv-search?person=${data.user}`,
        channels: data.accepted ? ['bell', 'mail'] : ['bell'],
      })
  }),
]

async function indexApplicant(ctx: Context, application: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('applications')
    .select('candidate_id')
    .where('id', '=', application)
    .executeTakeFirst()
  if (row?.candidate_id) await indexPeople(ctx, [row.candidate_id])
}

async function indexApplicantsOf(ctx: Context, job: string): Promise<void> {
  const rows = await ctx.db
    .selectFrom('applications')
    .select('candidate_id')
    .where('job_id', '=', job)
    .where('candidate_id', 'is not', null)
    .execute()
  await indexPeople(
    ctx,
    rows.map(({ candidate_id }) => candidate_id as string),
  )
}

/** With the words of whoever asks, and the job it is about. */
async function tellRequested(ctx: Context, cause: string, { page, user, request }: Pair & { request: string }) {
  const asked = await ctx.db
    .selectFrom('cv_requests')
    .select(['note', jobOfRequest.as('job')])
    .where('id', '=', request)
    .executeTakeFirst()
  await tellPerson(ctx, cause, { page, user }, 'cv_requested', asked)
}

type Pair = { page: string; user: string }
type Asked = { note: string; job: { title: string } | null }

async function tellPerson(ctx: Context, cause: string, { page, user }: Pair, notice: string, asked?: Asked) {
  const to = await recipient(ctx, user)
  const row = await ctx.db.selectFrom('pages').select('name').where('id', '=', page).executeTakeFirst()
  if (!to || !row) return
  await notify(ctx, {
    ...{ cause, to, notice, facts: { company: row.name }, link: '/user/who-has-my-cv' },
    channels: ['bell', 'mail', 'push'],
    ...(asked?.job && {
      details: [ctx.wording.say(toLanguage(to.language), 'cvSearch.requestJob', { job: asked.job.title })],
    }),
    ...(asked?.note && { quote: asked.note }),
  })
}

async function tellOwner(ctx: Context, cause: string, user: string, notice: string): Promise<void> {
  const to = await recipient(ctx, user)
  const facts = { days: warnedDays }
  if (to) await notify(ctx, { cause, to, notice, facts, link: '/user/who-has-my-cv', channels: ['bell', 'mail'] })
}

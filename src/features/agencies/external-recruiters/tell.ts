import { teammate } from '#features/jobs/jobs/job-team.ts'
import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import { selectPutForward } from './answer-put-forward.ts'

const channels = ['bell', 'mail', 'push'] as const
const topic = 'applications'
const bring = 'job.bring' as const

const selectNamed = ({ db }: Context) =>
  db
    .selectFrom('external_jobs as e')
    .innerJoin('pages', 'pages.id', 'e.page_id')
    .innerJoin('jobs', 'jobs.id', 'e.job_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .leftJoin('users', 'users.id', 'e.user_id')
    .select([
      'e.page_id',
      'e.job_id',
      'e.user_id',
      'e.asked_by',
      'e.email',
      'users.name',
      'pages.name as company',
      'title',
    ])

/** Tells an external recruiter that there is one more job, or one less. */
export async function tellExternal(
  ctx: Context,
  cause: string,
  id: string,
  notice: 'external_added' | 'external_ended',
) {
  const row = await selectNamed(ctx).where('e.id', '=', id).executeTakeFirst()
  const to = row?.user_id && (await recipient(ctx, row.user_id))
  if (!to) return
  await notify(ctx, {
    ...{ cause, notice, topic, channels, facts: { company: row.company, job: row.title }, link: '/page/external-jobs' },
    to: { ...to, needs: { page: row.page_id, capability: bring } },
  })
}

/** Tells whoever invited them what they said. */
export async function tellAsker(
  ctx: Context,
  cause: string,
  id: string,
  notice: 'external_accept' | 'external_decline',
) {
  const row = await selectNamed(ctx).where('e.id', '=', id).executeTakeFirst()
  if (!row?.asked_by) return
  const needs = { page: row.page_id, job: row.job_id, capability: 'job.publish' as const }
  const to = await teammate(ctx, row.asked_by, needs)
  if (!to) return
  await notify(ctx, {
    ...{ cause, to, notice, topic, channels, facts: { name: row.name ?? row.email, job: row.title } },
    link: `/page/jobs/${row.job_id}/recruiters`,
  })
}

/** Asks the person, by a link that needs no account. */
export async function askPerson(ctx: Context, cause: string, id: string): Promise<void> {
  const row = await selectPutForward(ctx.db).where('p.id', '=', id).executeTakeFirst()
  if (row?.state !== 'asked' || !row.email || !row.name) return
  const { email, name, language, recruiter, company, title: job, note, page_state } = row
  const key = await ctx.db.transaction().execute((tx) => makeKey(ctx, tx, 'put-forward', { thing: id, contact: email }))
  await notify(ctx, {
    ...{ cause, to: { user: null, name, email, phone: null, language }, notice: 'put_forward_asked', topic },
    ...{ facts: { recruiter: recruiter ?? company, company, job }, link: `/put-forward/${key}`, channels: ['mail'] },
    // a page nobody has checked mails no words of its own to strangers: they are read on the site, behind the link
    ...(note && page_state === 'active' && { quote: note }),
  })
}

/** Tells the recruiter what somebody said. */
export async function tellAnswer(ctx: Context, cause: string, id: string, event: string): Promise<void> {
  const row = await selectPutForward(ctx.db).where('p.id', '=', id).executeTakeFirst()
  const to = row?.by_id && (await recipient(ctx, row.by_id))
  if (!to) return
  await notify(ctx, {
    ...{ cause, notice: `external_person_${event}`, topic, channels, link: '/page/external-jobs' },
    facts: { name: row.name ?? '', company: row.company, job: row.title },
    to: { ...to, needs: { page: row.page_id, capability: bring } },
  })
}

import type { z } from 'zod'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import { calendarOf } from './calendar.ts'
import type { interviewersNamed } from './events.ts'
import { selectInterviews } from './find-interviews.ts'
import { factsFor } from './tell-interview.ts'

type Named = z.output<typeof interviewersNamed.data> & { cause: string; actor: string | null }

/**
 * Of an agreed hour whoever interviews from now on gets the entry for their calendar, and whoever did has it taken out, also where the hour is
 * no longer agreed by now. Who came and left, or the other way round, in the meantime hears of neither.
 */
export async function tellOfNaming(ctx: Context, { cause, actor, interview, came, left, at }: Named): Promise<void> {
  const now = await selectInterviews(ctx.db).where('interviews.id', '=', interview).executeTakeFirst()
  if (!now || !at) return
  const row = { ...now, starts_at: now.starts_at ?? new Date(at) }
  const people = new Set(now.people.map(({ id }) => id))
  const newcomers = now.state === 'confirmed' ? came.filter((user) => people.has(user)) : []
  const link = `/page/jobs/${row.job_id}/board?applicant=${row.application_id}&part=hiring`
  for (const user of [...newcomers, ...left.filter((one) => !people.has(one))]) {
    const told = await recipient(ctx, user)
    if (!told) continue
    const to = { ...told, needs: { page: row.page_id, job: row.job_id, capability: 'applicant.read' } }
    const isIn = came.includes(user)
    const facts = await factsFor(ctx, row, to)
    // it overrules the entry that whoever comes back has had of the same version
    const entry = { ...row, version: row.version + 1 }
    const standing = isIn ? entry : { ...entry, state: 'cancelled' as const, note: '', link: null }
    const who = { name: to.name, language: to.language, company: facts.company, title: facts.job }
    const url = `${ctx.settings.publicUrl}${link}`
    const calendar = to.email ? calendarOf(ctx, standing, row.starts_at, { ...who, email: to.email, url }) : null
    await notify(ctx, {
      ...{ cause, to, notice: isIn ? 'interview_joined' : 'interview_passed_on', topic: 'applications', facts, link },
      // whoever names themselves knows, and wants the entry all the same
      channels: user === actor ? ['mail'] : ['bell', 'mail', 'push'],
      ...(calendar && { calendar }),
    })
  }
}

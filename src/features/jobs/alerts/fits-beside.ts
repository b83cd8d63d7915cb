import { cardsOf } from '#features/jobs/job-search/card.ts'
import { type FittingJob, fittingJobs } from '#features/jobs/matching/fitting-jobs.ts'
import { readSeeker } from '#features/jobs/matching/seeker.ts'
import type { Context } from '#platform/server/context.ts'

/** With so many jobs of its own an alert has no room for others; so many others stand in it at most. */
const [full, most] = [5, 3]

export type Beside = Awaited<ReturnType<typeof fitsBeside>>[number]

/** Jobs that fit the CV of the reader beside those an alert found, where its mail has room: only such as meet all they ask for. */
export async function fitsBeside(ctx: Context, user: string | null, found: readonly { id: string }[]) {
  if (!user || found.length >= full) return []
  const known = new Set(found.map(({ id }) => id))
  const all = await fittingJobs(ctx, user, await readSeeker(ctx, user))
  const told = all.filter(({ row, fit }) => !known.has(row.id) && fit.missing === 0 && fit.met > 0).slice(0, most)
  const cards = await cardsOf(
    ctx,
    told.map(({ row }) => row),
  )
  return cards.map((card, at) => ({ ...card, why: factsIn(ctx, told[at] as FittingJob) }))
}

/** The facts that brought it in, in words. */
function factsIn({ wording, language }: Context, { fit }: FittingJob): string {
  const say = (key: string, values: Record<string, string | number> = {}) =>
    wording.say(language, `matching.fit.${key}`, { reader: 'own', ...values })
  const { met, asked, place, pay } = fit
  return [
    say('met', { met, asked }),
    ...(place === 'unsaid' ? [] : [say(`place.${place}`)]),
    ...(pay === 'meets' ? [say('pay.meets')] : []),
  ].join(' · ')
}

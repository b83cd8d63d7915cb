import type { CardRow } from '#features/jobs/job-search/card.ts'
import { barring, missingOf } from '#features/jobs/matching/fit-rules.ts'
import { compareJobsWith, type FittingJob } from '#features/jobs/matching/fitting-jobs.ts'
import { readSeeker } from '#features/jobs/matching/seeker.ts'
import type { Context } from '#platform/server/context.ts'
import { heldIn } from '#platform/shared/held.ts'
import { formatter } from '#platform/shared/words.ts'

/** Of things that are met, and of those that are missing, so many are named in a mail. */
const mostNamed = 4

/** How the jobs of a mail fit whoever reads it, as lines in the language of the context; of jobs that are told, by their id. */
export async function fitsOfReader(ctx: Context, user: string | null, rows: readonly CardRow[]) {
  if (!user || rows.length === 0) return new Map<string, string[]>()
  const seeker = await readSeeker(ctx, user)
  // whoever names no work asked for these jobs by words alone, and nothing is known that could be compared
  if (seeker.wished.length + seeker.done.length + seeker.alike.length === 0) return new Map<string, string[]>()
  const fits = await compareJobsWith(ctx, user, seeker, new Map(rows.map((row) => [row.id, row])))
  return new Map(fits.map(({ row, ...fitting }) => [row.id, linesOf(ctx, fitting)]))
}

/** The same facts as a row of `/user/fitting-jobs` says, then what is met and what is missing. */
function linesOf(ctx: Context, { fit, matches }: Omit<FittingJob, 'row'>): string[] {
  const say = (key: string, values: Record<string, string | number> = {}) =>
    ctx.wording.say(ctx.language, `matching.fit.${key}`, { reader: 'own', ...values })
  const licence = (code: string) => ctx.wording.say(ctx.language, `jobs.licences.${code}`)
  const facts = [
    ...(fit.asked > 0 ? [say('met', { met: fit.met, asked: fit.asked })] : []),
    ...barring.flatMap((kind) => {
      const missing = missingOf(matches, kind)
      const names = kind === 'licence' ? missing.map((code) => licence(code)) : missing
      return names.length > 0 ? [say(`barred.${kind}`, { what: formatter(ctx.language).list(names) })] : []
    }),
    // the alert may ask for any work; that it is like one's own is said only of what is
    ...(fit.work === 'near' ? [] : [say(`work.${fit.work}`)]),
    ...(fit.level === 'same' ? [] : [say(`level.${fit.level}`)]),
    ...(fit.place === 'unsaid' ? [] : [say(`place.${fit.place}`)]),
    ...(fit.pay === 'unsaid' ? [] : [say(`pay.${fit.pay}`)]),
    ...(fit.is_read ? [] : [say('unread')]),
  ]
  const named = (result: 'met' | 'not_met') => {
    const list = matches.filter((match) => match.kind === 'skill' && match.result === result)
    const words = list.slice(0, mostNamed).map(({ asked }) => heldIn(asked, ctx.language))
    const key = `alerts.mail.${result === 'met' ? 'inCv' : 'notInCv'}`
    return words.length > 0 ? [ctx.wording.say(ctx.language, key, { what: formatter(ctx.language).list(words) })] : []
  }
  return [...(facts.length > 0 ? [facts.join(' · ')] : []), ...named('met'), ...named('not_met')]
}

import { stemsOf } from '#features/jobs/job-search/stems.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context } from '#platform/server/context.ts'
import { wordsToStem } from './explain.ts'
import { linesOf } from './lines-of.ts'
import { type Asks, matchOf } from './match-of.ts'
import { type Profiled, saidBy } from './said-by.ts'

/** Compares what is asked with a CV and what the profile says beside it. */
export async function matchWith(ctx: Context, asks: Asks, content: CvContent | null, profile: Profiled) {
  const lines = content ? linesOf(content) : []
  const beside = profile.skills.map((text) => ({ ...skillLine, text }))
  const [stems, said] = await Promise.all([
    stemsOf(
      ctx.read,
      wordsToStem([...lines, ...beside], [...asks.skills, ...(asks.experience?.work ? [asks.experience.work] : [])]),
    ),
    saidBy(ctx, profile, content),
  ])
  return matchOf(asks, { cv: content && { content, lines }, said, stems, now: ctx.now() })
}

const skillLine = { number: 0, section: 'skills', kind: 'text', aside: '' } as const

import { stemsOf } from '#features/jobs/job-search/stems.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context } from '#platform/server/context.ts'
import { linesOf } from './lines-of.ts'
import { type Asks, type Known, matchOf } from './match-of.ts'
import { wordsToStem } from './near-words.ts'
import { type Profiled, saidBy } from './said-by.ts'
import type { Must } from './ways.ts'

/** Compares what is asked with a CV and what the profile says beside it. */
export async function matchWith(ctx: Context, asks: Asks, content: CvContent | null, profile: Profiled) {
  return matchOf(asks, await knownOf(ctx, [asks], content, profile))
}

/** What is known of somebody, ready to be compared with each of these. */
export async function knownOf(
  ctx: Context,
  all: readonly Pick<Asks, 'skills' | 'experience'>[],
  content: CvContent | null,
  profile: Profiled,
): Promise<Known> {
  const lines = content ? linesOf(content) : []
  const beside = profile.skills.map((text) => ({ ...skillLine, text }))
  const musts = all.flatMap(mustsIn)
  const [stems, said] = await Promise.all([
    stemsOf(ctx.read, wordsToStem([...lines, ...beside], musts)),
    saidBy(ctx, profile, content),
  ])
  const skills = all.flatMap((asks) => asks.skills)
  return { cv: content && { content, lines }, said, stems, now: ctx.now(), skills }
}

/** All that is looked for by its words. */
const mustsIn = ({ skills, experience }: Pick<Asks, 'skills' | 'experience'>): Must[] => [
  ...skills,
  ...(experience?.work ? [experience.work] : []),
]

const skillLine = { number: 0, section: 'skills', kind: 'text', aside: '' } as const

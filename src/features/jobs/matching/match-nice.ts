import { stemsOf } from '#features/jobs/job-search/stems.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context } from '#platform/server/context.ts'
import { partlyOf, withDescription } from './described-skill.ts'
import type { Match } from './match-contract.ts'
import { matchSkills } from './match-of.ts'
import { knownOf } from './match-with.ts'
import type { Profiled } from './said-by.ts'
import { mustOf, skillNames, wordsOf } from './skill-names.ts'
import type { Must } from './ways.ts'

/** What would help in these jobs, as it is looked for in a CV; in their order. */
export async function niceAsks(ctx: Context, jobs: readonly { skills_nice: readonly string[] }[]): Promise<Must[][]> {
  const { rows } = await readKept(ctx)
  const skills = rows.get('skill') ?? []
  const named = jobs.map(({ skills_nice }) =>
    skills_nice.map((text) => withDescription(skillNames(text, skills), skills)),
  )
  const stems = await stemsOf(ctx.read, wordsOf(named.flat()))
  return named.map((each) => [
    ...each.map((skill) => mustOf(skill, stems)),
    ...each.flatMap((skill, at) => partlyOf(skill, at, stems)),
  ])
}

/**
 * Which of what would help somebody has, for each job by itself, with the line that shows it. It is shown and orders nothing: who lacks it
 * lacks nothing that was asked for.
 */
export async function matchNice(
  ctx: Context,
  asks: readonly (readonly Must[])[],
  content: CvContent | null,
  profile: Profiled,
): Promise<Match[][]> {
  if (asks.every(({ length }) => length === 0)) return asks.map(() => [])
  const all = asks.map((skills) => ({ skills, experience: null }))
  const known = await knownOf(ctx, all, content, profile)
  return asks.map((skills) => matchSkills(skills, known))
}

import type { Level } from '#features/site/understanding/level-rules.ts'
import { levelOf } from '#features/site/understanding/levels.ts'
import type { Meanings } from '#features/site/understanding/meanings.ts'
import { positionsNamed } from '#features/site/understanding/named.ts'
import { nearPositions } from '#features/site/understanding/occupations.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { type Standing, standingOf } from './level-rules.ts'
import type { Match } from './match-contract.ts'

type Advert = { title: string; employment_types: readonly string[]; experience: string | null }
type Experience = readonly Pick<CvContent['experience'][number], 'title' | 'end'>[]

/** What an advert asks for: its title says the level, or that it is for interns alone. */
export function levelAsked({ title, employment_types, experience }: Advert, meanings: Meanings) {
  const isForInterns = employment_types.length > 0 && employment_types.every((type) => type === 'internship')
  const level: Level | null = isForInterns ? 'learner' : levelOf(title, meanings)
  return { level, isOpen: experience === null || experience === '0|1' }
}

/** How the latest title of this work, or else the latest of all, stands to an advert. */
export function standingTo(
  asked: ReturnType<typeof levelAsked>,
  positions: readonly number[],
  experience: Experience,
  matches: readonly Pick<Match, 'kind' | 'years'>[],
  meanings: Meanings,
): Standing {
  const counts = new Set([...positions, ...nearPositions(positions)])
  const titles = experience.map(({ title }) => title)
  const latest = titles.find((title) => positionsNamed(title, meanings).some((id) => counts.has(id))) ?? titles[0]
  if (latest === undefined) return 'same'
  // who learned the work once does not learn now
  const own = levelOf(latest, meanings)
  const isLearner = levelOf(titles[0] ?? '', meanings) === 'learner'
  const years = matches.find(({ kind }) => kind === 'experience')?.years ?? null
  return standingOf(asked, { level: isLearner ? 'learner' : own === 'learner' ? 'plain' : own, years })
}

/** What somebody does now: jobs that go on, and the latest one. */
export const currentTitles = (experience: Experience): string[] =>
  experience.flatMap(({ title, end }, at) => (at === 0 || end === 'present' ? [title] : []))

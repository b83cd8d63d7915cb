import { foldWords } from '#features/site/understanding/fold-words.ts'
import { levels } from '#features/site/understanding/level-rules.ts'
import { levelOf } from '#features/site/understanding/levels.ts'
import type { Meanings } from '#features/site/understanding/meanings.ts'
import { positionsNamed } from '#features/site/understanding/named.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { yearsOf } from '#libraries/cv-content/years-of.ts'

/**
 * Whole years of the work that heads a CV: of jobs whose titles name it, or are called the same where no list knows it. Null where no job
 * is such work, and who leads those who do it has led only as long as a title says so: what somebody calls themselves has then no years that belong to it.
 */
export function titleYears(
  { headline, experience }: Pick<CvContent, 'headline' | 'experience'>,
  meanings: Meanings,
  now: Date,
): number | null {
  const title = headline || (experience[0]?.title ?? '')
  const named = new Set(positionsNamed(title, meanings))
  const called = foldWords(title)
  const isLead = leads(title, meanings)
  const own = experience.filter((job) =>
    named.size > 0
      ? positionsNamed(job.title, meanings).some((id) => named.has(id)) && (!isLead || leads(job.title, meanings))
      : called !== '' && foldWords(job.title) === called,
  )
  return own.length > 0 ? yearsOf({ experience: own }, now) : null
}

/** Work that leads by itself says no level. */
const leads = (title: string, meanings: Meanings): boolean => {
  const level = levelOf(title, meanings)
  return level === null || levels.indexOf(level) > levels.indexOf('senior')
}

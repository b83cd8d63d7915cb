import { stemsOf } from '#features/jobs/job-search/stems.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context } from '#platform/server/context.ts'
import { type Line, linesOf } from './lines-of.ts'
import { tellsOfLicence } from './match-licence.ts'
import type { Asks, Known } from './match-of.ts'
import { alone, titlesOf } from './match-years.ts'
import { wordsToStem } from './near-words.ts'
import { type Profiled, saidBy } from './said-by.ts'
import { foldedIn } from './words-of-line.ts'

/**
 * What of a CV is compared with a job, made ready once, so that hundreds are compared at the cost of one: the words of its lines,
 * folded, and what is read off its parts. Whether something is met comes out as from the CV; the line that shows it does not.
 */
export type Compared = {
  lines: readonly { section: Line['section']; kind: Line['kind']; words: string; text?: string }[]
  experience: readonly Pick<CvContent['experience'][number], 'title' | 'start' | 'end'>[]
  education: readonly Pick<CvContent['education'][number], 'degree'>[]
  languages: CvContent['languages']
  licence: string
  location: string
}

export function comparedOf(content: CvContent): Compared {
  return {
    // a name is never looked into
    lines: linesOf(content)
      .filter(({ kind }) => kind !== 'name')
      .map((line) => ({
        ...{ section: line.section, kind: line.kind, words: foldedIn(line) },
        ...(tellsOfLicence(line) ? { text: line.text } : {}),
      })),
    experience: content.experience.map(({ title, start, end }) => ({ title, start, end })),
    education: content.education.map(({ degree }) => ({ degree })),
    languages: content.languages,
    licence: content.personal.driving_licence,
    location: content.location,
  }
}

/** The lines of it, with their words and most of them without their text. */
const linesIn = ({ lines }: Compared): Line[] =>
  lines.map(({ section, kind, words, text = '' }, number) => ({ number, section, kind, text, aside: '', words }))

/** What `knownOf` tells of the whole CVs, of many at once: words that are not known yet are asked for once. */
export async function knownOfCompared(
  ctx: Context,
  { skills, experience }: Pick<Asks, 'skills' | 'experience'>,
  people: readonly { compared: Compared; profile: Profiled }[],
): Promise<Known[]> {
  const lines = people.map(({ compared }) => linesIn(compared))
  const titles = experience?.work ? people.flatMap(({ compared }) => titlesOf(compared)) : []
  const work = experience?.work ? wordsToStem(titles, alone(experience.work)) : []
  const stems = await stemsOf(ctx.read, [...wordsToStem(lines.flat(), skills), ...work])
  return Promise.all(
    people.map(async ({ compared: { location, licence, ...content }, profile }, at) => {
      const said = await saidBy(ctx, profile, { location })
      const cv = { content: { ...content, personal: { driving_licence: licence } }, lines: lines[at] ?? [] }
      return { cv, said, stems, now: ctx.now() }
    }),
  )
}

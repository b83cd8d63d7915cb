import { foldWords } from '#features/site/understanding/fold-words.ts'
import { remembered } from '#platform/shared/remembered.ts'
import words from './degree-words.json' with { type: 'json' }
import type { Match } from './match-contract.ts'
import { type Cv, fromLine, fromProfile, nothing } from './shown.ts'

export type AskedDegree = { text: string; code: string }

/** How high a degree stands; a professional qualification stands beside the others. */
const heights: Record<string, number> = {
  none: 0,
  primary: 1,
  lower_secondary: 2,
  secondary: 3,
  vocational: 4,
  diploma: 5,
  higher_diploma: 6,
  bachelor: 7,
  specialist: 8,
  engineer: 8,
  master: 8,
  mba: 8,
  medical: 8,
  doctorate: 9,
}

/** Words that name a degree, folded; the longest first, as "unfinished higher education" is no higher education. */
const named = Object.entries(words)
  .flatMap(([code, all]) => all.map((word) => ({ code, words: ` ${foldWords(word)} ` })))
  .toSorted((a, b) => b.words.length - a.words.length)

/** The degree that a line about a study names; null where none is known. The same few stand in most CVs. */
export const degreeIn: (text: string) => string | null = remembered((text) => {
  let left = ` ${foldWords(text)} `
  // "niveau bac": how far somebody came is no degree
  if (left.startsWith(' niveau ')) return null
  const found = named.flatMap(({ code, words }) => {
    if (!left.includes(words)) return []
    // what a longer name says is not said by a shorter one within it
    left = left.replaceAll(words, ' / ')
    return [code]
  })
  return found.toSorted((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0))[0] ?? null
}, 10_000)

const isEnough = (code: string, asked: string): boolean =>
  code === asked || (heights[asked] !== undefined && (heights[code] ?? -1) >= heights[asked])

/** Whether a degree as high as the one asked for stands in the CV, or in the profile. */
export function matchDegree(asked: AskedDegree, cv: Cv | null, said: readonly { code: string; text: string }[]): Match {
  const studies = cv?.content.education ?? []
  const lines = cv?.lines.filter(({ section, kind }) => section === 'education' && kind === 'entry') ?? []
  const read = studies.map(({ degree }, at) => ({ code: degreeIn(degree), line: lines[at] }))
  const inCv = read.find(({ code }) => code !== null && isEnough(code, asked.code))
  if (inCv?.line) return { ...nothing('degree', asked.text, 'met'), shown: fromLine(inCv.line) }
  const inProfile = said.find(({ code }) => isEnough(code, asked.code))
  if (inProfile) return { ...nothing('degree', asked.text, 'met'), shown: fromProfile(inProfile.text) }
  // a study of a kind nobody knows may be enough; that is for a person to read
  const unclear = read.find(({ code, line }) => code === null && line)
  if (unclear?.line) return { ...nothing('degree', asked.text, 'unknown'), shown: fromLine(unclear.line) }
  return nothing('degree', asked.text, cv || said.length > 0 ? 'not_met' : 'unknown')
}

import { degreeHeights, degreeIn } from '#features/site/understanding/degree-in.ts'
import type { Match } from './match-contract.ts'
import { type Cv, fromLine, fromProfile, nothing } from './shown.ts'

export type AskedDegree = { text: string; code: string }

const isEnough = (code: string, asked: string): boolean =>
  code === asked || (degreeHeights[asked] !== undefined && (degreeHeights[code] ?? -1) >= degreeHeights[asked])

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

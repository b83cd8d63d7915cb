import { alike, folded } from './alike.ts'
import type { Plain } from './truth.ts'

/** Share of fields that come out alike of CVs of the same content, each against the first; null for fewer than two. */
export function agreement(cvs: Plain[]): number | null {
  const [first, ...others] = cvs
  if (!first || others.length === 0) return null
  const shares = others.flatMap((other) => compared(first, other))
  return shares.filter(Boolean).length / shares.length
}

/** Names and contacts differ between the samples; what they did and can does not. */
function compared(a: Plain, b: Plain): boolean[] {
  return [
    ...a.experience.flatMap((job, at) => {
      const other = b.experience[at]
      return [
        same(job.title, other?.title),
        same(job.company, other?.company),
        job.start === other?.start,
        job.end === other?.end,
      ]
    }),
    a.experience.length === b.experience.length,
    ...a.education.flatMap((study, at) => {
      const other = b.education[at]
      return [same(study.institution, other?.institution), same(study.degree, other?.degree), study.end === other?.end]
    }),
    a.education.length === b.education.length,
    ...a.languages.map(({ name }) => b.languages.some((other) => folded(other.name) === folded(name))),
  ]
}

const same = (a: string | null, b: string | null | undefined) => a === (b ?? null) || alike(a, b) >= 0.6

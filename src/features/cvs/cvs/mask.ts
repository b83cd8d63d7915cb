import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { redact } from '#libraries/cv-printing/redact.ts'
import { gap } from '#libraries/cv-printing/redaction/patterns.ts'

/**
 * What of a CV everybody may see who searches: no name, photo, contact or personal item, and no employer, also not within
 * what the person wrote. A company is left as `gap`, to be shown as a bar.
 */
export function mask(content: CvContent): CvContent {
  const open = redact(content, 'anonymous', { label: '' })
  const names = content.experience.map(({ company }) => company.trim()).filter((name) => name.length > 1)
  const hide = hiding(names)
  return {
    ...open,
    headline: hide(open.headline),
    summary: hide(open.summary),
    experience: open.experience.map((job) => ({
      ...job,
      title: hide(job.title),
      company: job.company === '' ? '' : gap,
      description: hide(job.description),
    })),
    education: open.education.map((study) => ({ ...study, description: hide(study.description) })),
    certificates: open.certificates.map((one) => ({ ...one, name: hide(one.name), issuer: hide(one.issuer) })),
    projects: open.projects.map((one) => ({
      ...one,
      name: hide(one.name),
      description: hide(one.description),
      link: '',
    })),
    references: [],
    personal: {
      birth_date: null,
      nationality: '',
      gender: '',
      civil_status: '',
      visa: '',
      notice: '',
      driving_licence: '',
    },
  }
}

/** Names of employers wherever they stand as words; the longest first, so that nothing of them is left. */
function hiding(names: readonly string[]): (text: string) => string {
  if (names.length === 0) return (text) => text
  const escaped = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return (text) => text.replace(pattern, gap)
}

import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { redact } from '#libraries/cv-printing/redact.ts'
import { employersHidden } from '#libraries/cv-printing/redaction/employers.ts'
import { gap } from '#libraries/cv-printing/redaction/patterns.ts'

/**
 * What of a CV everybody may see who searches: no name, photo, contact or personal item, and no employer, also not within
 * what the person wrote. A company is left as `gap`, to be shown as a bar.
 */
export function mask(content: CvContent): CvContent {
  const open = redact(content, 'anonymous', { label: '' })
  const hidden = employersHidden(content.experience.map(({ company }) => company))
  const hide = (text: string) => hidden?.(text) ?? text
  return {
    ...open,
    headline: hide(open.headline),
    summary: hide(open.summary),
    experience: open.experience.map((job, at) => ({
      ...job,
      title: hide(job.title),
      company: content.experience[at]?.company ? gap : '',
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
    // patents, talks and honours tell who somebody is
    others: [],
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

import type { z } from 'zod'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { textsOf } from '#libraries/cv-content/content-of.ts'
import { languageOf } from '#libraries/cv-reading/parse/language-of.ts'
import type { Language } from '#platform/shared/languages.ts'
import { localeOf } from '#platform/shared/languages.ts'
import { Differences, restored } from './differences.ts'
import { Resume } from './schema.ts'

/**
 * What a CV says, of a JSON Resume. Kinds of entries that a CV of ours does not know stand among their like: voluntary work
 * among the jobs, awards among the certificates, publications among the projects, interests at the end of the summary.
 * @returns the content, and paths of what was left out: a picture on another site is never fetched
 * @throws ZodError where it is no JSON Resume, or says more than a CV of ours holds; its paths are those of the file, or of the content
 */
export function contentOfResume(value: unknown): { content: CvContent; left: string[] } {
  const resume = Resume.parse(value)
  const language = languageOf(textsOf({ ...resume, meta: null }))
  const taken = CvContent.parse(fieldsOf(resume, language))
  const own = Differences.safeParse(resume.meta?.masar)
  const whole = own.success ? CvContent.safeParse(restored(taken, own.data as never)) : null
  const left = resume.basics.image ? ['basics.image'] : []
  return { content: whole?.success ? whole.data : taken, left }
}

/** Whether a value means to be a JSON Resume. */
export const looksLikeResume = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('basics' in value || 'work' in value || 'volunteer' in value)

const fieldsOf = (resume: Resume, language: Language): z.input<typeof CvContent> => ({
  name: resume.basics.name,
  headline: resume.basics.label,
  email: resume.basics.email,
  phones: filled([resume.basics.phone]),
  location: placeOf(resume.basics.location, language),
  links: filled([resume.basics.url, ...resume.basics.profiles.map(linkOf)]),
  summary: lines(resume.basics.summary, ...interestsOf(resume, language)),
  experience: [
    ...resume.work.map((job) => jobOf({ ...job, company: job.name, more: job.description })),
    ...resume.volunteer.map((job) => jobOf({ ...job, company: job.organization, location: '', more: '' })),
  ],
  education: resume.education.map(studyOf),
  skills: resume.skills.flatMap(skillsOf).map((name) => ({ name })),
  languages: resume.languages
    .filter((spoken) => spoken.language)
    .map((spoken) => ({ name: spoken.language, level: spoken.fluency })),
  certificates: [
    ...resume.certificates.filter(({ name }) => name).map(({ url, ...one }) => ({ ...one, description: url })),
    ...resume.awards
      .filter(({ title }) => title)
      .map(({ title, awarder, date, summary }) => ({ name: title, issuer: awarder, date, description: summary })),
  ],
  projects: [...resume.projects.filter(({ name }) => name).map(projectOf), ...resume.publications.map(publicationOf)],
  references: resume.references.filter(({ name }) => name).map(({ name, reference }) => ({ name, words: reference })),
  language,
})

const filled = (texts: string[]) => texts.filter((text) => text !== '')
const lines = (...texts: string[]) => filled(texts).join('\n')
const points = (texts: string[]) => filled(texts).map((text) => `• ${text}`)
const among = (...texts: string[]) => filled(texts).join(', ')

type Job = Resume['work'][number] & { company: string; more: string }

const jobOf = (job: Omit<Job, 'name' | 'description'>) => ({
  title: job.position,
  company: job.company,
  location: job.location,
  start: job.startDate,
  // the schema: without an end it goes on
  end: job.endDate || (job.startDate ? 'present' : ''),
  description: lines(job.more, job.summary, ...points(job.highlights), job.url),
})

const studyOf = (study: Resume['education'][number]) => ({
  degree: among(study.studyType, study.area),
  institution: study.institution,
  start: study.startDate,
  end: study.endDate,
  description: lines(study.score, ...study.courses, study.url),
})

/** A group of skills is one of them; its level goes with it. */
const skillsOf = ({ name, level, keywords }: Resume['skills'][number]) =>
  filled([name && level ? `${name} (${level})` : name || level, ...keywords])

const projectOf = (project: Resume['projects'][number]) => ({
  name: project.name,
  link: project.url,
  description: lines(
    project.description,
    ...points(project.highlights),
    among(project.entity, ...project.roles, project.type),
    filled([project.startDate, project.endDate]).join(' – '),
    among(...project.keywords),
  ),
})

const publicationOf = (one: Resume['publications'][number]) => ({
  name: one.name || one.publisher,
  link: one.url,
  description: lines(among(one.name && one.publisher, one.releaseDate), one.summary),
})

const linkOf = ({ network, username, url }: Resume['basics']['profiles'][number]) =>
  url || filled([network, username]).join(': ')

function placeOf(place: Resume['basics']['location'], language: Language): string {
  if (!place) return ''
  const code = place.countryCode.toUpperCase()
  const country = /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames([localeOf(language)], { type: 'region' }).of(code) ?? '')
    : code
  const region = filled([place.region, place.postalCode]).join(' ')
  return among(place.address, place.city, region, country)
}

const interestsWord: Record<Language, string> = {
  en: 'Interests:',
  ar: 'الاهتمامات:',
  ru: 'Интересы:',
  fr: 'Centres d’intérêt :',
}

function interestsOf({ interests }: Resume, language: Language): string[] {
  const told = interests.map(({ name, keywords }) =>
    keywords.length > 0 ? `${name} (${among(...keywords)})`.trim() : name,
  )
  return filled(told).length > 0 ? [`${interestsWord[language]} ${filled(told).join('; ')}`] : []
}

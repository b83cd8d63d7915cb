import type { CvContent } from '#libraries/cv-content/content-contract.ts'

/** What a CV should have, the most telling first: what is missing first is the best next step. */
export const cvNeeds = [
  'name',
  'contact',
  'experience',
  'job_dates',
  'headline',
  'duties',
  'skills',
  'education',
  'languages',
  'summary',
  'location',
  'results',
] as const
export type CvNeed = (typeof cvNeeds)[number]

const enoughSkills = 5
const enoughSummary = 80
const enoughDuties = 60

const isMet: Record<CvNeed, (cv: CvContent) => boolean> = {
  name: ({ name }) => name.length > 1,
  contact: ({ email, phones }) => email !== '' || phones.length > 0,
  // whoever has only just studied has no job to tell of
  experience: ({ experience, education, projects }) =>
    experience.length > 0 || (education.length > 0 && projects.length > 0),
  job_dates: ({ experience }) => experience.every(({ start, end }) => start !== null && end !== null),
  headline: ({ headline }) => headline !== '',
  duties: ({ experience }) => experience.slice(0, 2).every(({ description }) => description.length >= enoughDuties),
  skills: ({ skills }) => skills.length >= enoughSkills,
  education: ({ education }) => education.length > 0,
  languages: ({ languages }) => languages.some(({ level }) => level !== ''),
  summary: ({ summary }) => summary.length >= enoughSummary,
  location: ({ location }) => location !== '',
  results: ({ experience }) =>
    experience.length === 0 || experience.some(({ description }) => /\p{N}/u.test(description)),
}

export type Completeness = { part: number; missing: CvNeed[] }

/** How much of what employers look for a CV tells, 0 to 1, and what is missing in the order of its worth. */
export function completenessOf(cv: CvContent): Completeness {
  const missing = cvNeeds.filter((need) => !isMet[need](cv))
  return { part: (cvNeeds.length - missing.length) / cvNeeds.length, missing }
}

/** Where a missing thing is written. */
export const placeOfNeed: Record<CvNeed, string> = {
  name: 'contact',
  contact: 'contact',
  headline: 'contact',
  location: 'contact',
  summary: 'summary',
  experience: 'experience',
  job_dates: 'experience',
  duties: 'experience',
  results: 'experience',
  education: 'education',
  skills: 'skills',
  languages: 'languages',
}

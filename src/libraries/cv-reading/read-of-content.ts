import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Read, ReadCv } from '#libraries/cv-content/reading-contract.ts'

/** A content as if it had been read: surely, and nowhere in particular. */
export const readOfContent = (content: CvContent): ReadCv => ({
  name: sure(content.name),
  headline: sure(content.headline),
  email: sure(content.email),
  phones: content.phones.map(told),
  location: sure(content.location),
  links: content.links.map(told),
  summary: sure(content.summary),
  experience: content.experience.map(({ title, company, location, start, end, description }) => ({
    title: sure(title),
    company: sure(company),
    location: sure(location),
    start: sure(start),
    end: sure(end),
    description: sure(description),
  })),
  education: content.education.map(({ degree, institution, start, end, description }) => ({
    degree: sure(degree),
    institution: sure(institution),
    start: sure(start),
    end: sure(end),
    description: sure(description),
  })),
  skills: content.skills.map(({ name }) => told(name)),
  languages: content.languages.map(({ name, level }) => ({ name: told(name), level: sure(level) })),
  certificates: content.certificates.map(({ name, issuer, date, description }) => ({
    name: told(name),
    issuer: sure(issuer),
    date: sure(date),
    description: sure(description),
  })),
  projects: content.projects.map(({ name, link, description }) => ({
    name: told(name),
    link: sure(link),
    description: sure(description),
  })),
  others: content.others.map(({ name, description }) => ({ name: told(name), description: sure(description) })),
  personal: {
    birth_date: sure(content.personal.birth_date),
    nationality: sure(content.personal.nationality),
    gender: sure(content.personal.gender),
    civil_status: sure(content.personal.civil_status),
    visa: sure(content.personal.visa),
    notice: sure(content.personal.notice),
    driving_licence: sure(content.personal.driving_licence),
  },
  language: content.language,
})

const told = (value: string): Read => ({ value, confidence: 1, span: null })
const sure = (value: string | null): Read | null => (value ? told(value) : null)

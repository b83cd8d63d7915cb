import type { Read, ReadCv } from '#libraries/cv-content/reading-contract.ts'

/** A read CV without where and how surely its values were read. */
export function plainCv(cv: ReadCv) {
  const value = (read: Read | null) => read?.value ?? null
  return {
    name: value(cv.name),
    headline: value(cv.headline),
    email: value(cv.email),
    phones: cv.phones.map((phone) => phone.value),
    location: value(cv.location),
    links: cv.links.map((link) => link.value),
    summary: value(cv.summary),
    experience: cv.experience.map((job) => ({
      title: value(job.title),
      company: value(job.company),
      location: value(job.location),
      start: value(job.start),
      end: value(job.end),
      description: value(job.description),
    })),
    education: cv.education.map((study) => ({
      degree: value(study.degree),
      institution: value(study.institution),
      start: value(study.start),
      end: value(study.end),
      description: value(study.description),
    })),
    skills: cv.skills.map((skill) => skill.value),
    languages: cv.languages.map(({ name, level }) => ({ name: name.value, level: value(level) })),
    certificates: cv.certificates.map(({ name, issuer, date, description }) => ({
      name: name.value,
      issuer: value(issuer),
      date: value(date),
      description: value(description),
    })),
    projects: cv.projects.map(({ name, link, description }) => ({
      name: name.value,
      link: value(link),
      description: value(description),
    })),
    others: cv.others.map(({ name, description }) => ({ name: name.value, description: value(description) })),
    personal: {
      birth_date: value(cv.personal.birth_date),
      nationality: value(cv.personal.nationality),
      gender: value(cv.personal.gender),
      civil_status: value(cv.personal.civil_status),
      visa: value(cv.personal.visa),
      notice: value(cv.personal.notice),
      driving_licence: value(cv.personal.driving_licence),
    },
    language: cv.language,
  }
}

export type Plain = ReturnType<typeof plainCv>

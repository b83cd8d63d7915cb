import type { Plain } from './plain-cv.ts'

/** A read CV as JSON Resume (jsonresume.org, schema 1.0.0). What was not read is left out. */
export function jsonResume(cv: Plain) {
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: given({
      name: cv.name,
      email: cv.email,
      phone: cv.phones[0],
      summary: cv.summary,
      location: cv.location ? { address: cv.location } : null,
      profiles: cv.links.map((link) => ({ url: /^https?:/i.test(link) ? link : `https://${link}` })),
    }),
    work: cv.experience.map((job) =>
      given({
        name: job.company,
        position: job.title,
        location: job.location,
        startDate: job.start,
        endDate: job.end === 'present' ? null : job.end,
        summary: job.description,
      }),
    ),
    education: cv.education.map((study) =>
      given({
        institution: study.institution,
        studyType: study.degree,
        startDate: study.start,
        endDate: study.end === 'present' ? null : study.end,
      }),
    ),
    skills: cv.skills.map((name) => ({ name })),
    languages: cv.languages.map(({ name, level }) => given({ language: name, fluency: level })),
  }
}

const given = <T extends object>(fields: T): Partial<{ [K in keyof T]: NonNullable<T[K]> }> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as Partial<{
    [K in keyof T]: NonNullable<T[K]>
  }>

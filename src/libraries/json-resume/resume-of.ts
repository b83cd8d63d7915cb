import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { hasBullet, withoutBullet } from '#libraries/cv-reading/layout/line.ts'
import { contentOfResume } from './content-of-resume.ts'
import { differences } from './differences.ts'

/** A CV as JSON Resume (jsonresume.org, schema 1.0.0). What it has no word for travels under `meta.masar` and comes back. */
export function resumeOf(content: CvContent) {
  const resume = { ...plainResume(content), meta: { version: 'v1.0.0' } }
  const own = differences(contentOfResume(resume).content, content)
  return { ...resume, meta: { ...resume.meta, masar: own } }
}

function plainResume(content: CvContent) {
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: given({
      name: content.name,
      label: content.headline,
      email: content.email,
      phone: content.phones[0],
      summary: content.summary,
      location: content.location && { address: content.location },
      profiles: content.links.map(profileOf),
    }),
    work: content.experience.map(({ company, title, location, start, end, description }) =>
      given({ name: company, position: title, location, ...datesOf({ start, end }), ...told(description) }),
    ),
    education: content.education.map(({ institution, degree, start, end, description }) =>
      given({ institution, studyType: degree, ...datesOf({ start, end }), courses: linesOf(description) }),
    ),
    skills: content.skills.map(({ name }) => ({ name })),
    languages: content.languages.map(({ name, level }) => given({ language: name, fluency: level })),
    certificates: content.certificates.map(({ name, issuer, date }) => given({ name, issuer, date })),
    projects: content.projects.map(({ name, link, description }) => {
      const { summary, highlights } = told(description)
      return given({ name, description: summary, highlights, url: link && addressOf(link) })
    }),
    references: content.references.map(({ name, position, words }) =>
      given({ name: [name, position].filter(Boolean).join(', '), reference: words }),
    ),
  }
}

const datesOf = ({ start, end }: { start: string | null; end: string | null }) => ({
  startDate: start,
  endDate: end === 'present' ? null : end,
})

/** Points of a list at the end of a text are highlights, what stands before them is the summary. */
function told(description: string) {
  const lines = linesOf(description)
  const first = lines.findIndex(hasBullet)
  const points = first < 0 ? [] : lines.slice(first)
  if (!points.every(hasBullet)) return { summary: description, highlights: [] }
  return { summary: lines.slice(0, lines.length - points.length).join('\n'), highlights: points.map(withoutBullet) }
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'))
const addressOf = (link: string) => (/^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link}`)

function profileOf(link: string) {
  const url = URL.parse(addressOf(link))
  const host = url?.hostname.replace(/^www\./, '')
  return given({ network: host, username: url?.pathname.split('/').filter(Boolean).at(-1), url: addressOf(link) })
}

type Full<T> = { [K in keyof T]?: NonNullable<T[K]> }

/** Without what is empty. */
const given = <T extends object>(fields: T): Full<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value && !(Array.isArray(value) && value.length === 0)),
  ) as Full<T>

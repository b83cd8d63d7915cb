import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { contents } from './corpus.ts'

/** Contents of made-up people in four languages, each with all sections that the people have. */
export async function cvContents(): Promise<CvContent[]> {
  return (await contents()).map((person) =>
    CvContent.parse({
      name: person.name,
      headline: person.headline,
      email: person.contacts.email,
      phones: [person.contacts.phone],
      location: person.contacts.city,
      links: [`linkedin.com/in/${person.contacts.email.split('@')[0]}`],
      photo_id: '01890000-0000-7000-8000-000000000001',
      summary: `${person.summary}\n${person.contacts.email} · ${person.contacts.phone} · ${person.name}`,
      experience: person.jobs.map(({ title, company, place, from, to, points }) => ({
        title,
        company,
        location: place,
        start: dateOf(from),
        end: /\d/.test(to) ? dateOf(to) : 'present',
        description: points.map((point) => `• ${point}`).join('\n'),
      })),
      education: person.education.map(({ degree, school, year }) => ({
        degree,
        institution: school,
        end: String(year),
      })),
      skills: person.skills.map((name) => ({ name })),
      languages: person.languages,
      references: [{ name: 'A. Reader', position: 'Director', contact: '+971 4 555 0199', words: person.name }],
      language: person.language,
    }),
  )
}

const dateOf = (written: string) => {
  const [month, year] = written.split('/')
  return year ? `${year}-${month}` : written
}

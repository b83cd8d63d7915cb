import { readFileSync } from 'node:fs'
import path from 'node:path'
import { makeDemo } from '#db/demo/make-demo.ts'
import { readMaterial } from '#db/demo/material.ts'
import { compile } from '#platform/server/pdf/compile.ts'
import type { Language } from '#platform/shared/languages.ts'
import { type Person, printWord } from './print-word.ts'
import type { Truth } from './truth.ts'

/** A made-up CV: its bytes, and what is in it. */
export type MadeCv = { name: string; kind: 'pdf' | 'docx'; bytes: Uint8Array; truth: Truth }

export const pdfLayouts = [
  'dates-right',
  'company-first',
  'dates-left',
  'sidebar-first',
  'sidebar-last',
  'margin-headings',
  'one-line',
  'stacked',
  'grouped',
] as const
export const wordLayouts = ['word-tabs', 'word-table', 'word-columns'] as const
const template = path.join(import.meta.dirname, 'layouts.typ')
const languages = ['en', 'fr', 'ru', 'ar'] as const
const fromDemo = 2

/** At least 60 CVs in four languages and twelve layouts, the same each time. */
export async function corpus(): Promise<MadeCv[]> {
  const people = await contents()
  const layouts = [...pdfLayouts, ...wordLayouts]
  const out: MadeCv[] = []
  for (const [at, person] of people.entries())
    for (let nth = 0; nth < 5; nth++) {
      const layout = layouts[(at * 5 + nth) % layouts.length] ?? 'one-line'
      out.push(await made(person, layout, dateStyles[(at + nth) % dateStyles.length] ?? 'numbers'))
    }
  return out
}

/** One person in one layout. */
export async function made(person: Person, layout: string, dates: (typeof dateStyles)[number]): Promise<MadeCv> {
  const dated = withDates(person, dates)
  const word = (wordLayouts as readonly string[]).includes(layout)
  const bytes = word ? await printWord(dated, layout) : compile('pdf', template, { ...dated, layout })
  const id = person.contacts.email.split('@')[0]
  return {
    name: `${person.language}-${layout}-${id}`,
    kind: word ? 'docx' : 'pdf',
    bytes,
    truth: truthOf(person, dates),
  }
}

/** Hand-written people, whom no list of the house knows, and some of the demo content. */
export async function contents(): Promise<Person[]> {
  const own = JSON.parse(readFileSync(path.join(import.meta.dirname, 'people.json'), 'utf8')) as Person[]
  const { cvs } = makeDemo(await readMaterial(), new Date('2026-03-01T09:00:00Z'), 'a hash')
  const demo = languages.flatMap((language) =>
    cvs
      .map(({ cv }) => cv as Person)
      .filter((cv) => cv.language === language && cv.jobs.length > 1 && cv.education.length > 0)
      .slice(0, fromDemo),
  )
  return [...own, ...demo]
}

const dateStyles = ['numbers', 'months', 'short', 'years'] as const
type Styled = (typeof dateStyles)[number]

function withDates(person: Person, style: Styled): Person {
  const jobs = person.jobs.map((job) => {
    const [since, until] = [written(job.from, person.language, style), written(job.to, person.language, style)]
    const joint = style === 'numbers' ? ' - ' : ' – '
    return { ...job, since, until, period: `${since}${joint}${until}` }
  })
  return { ...person, jobs }
}

function written(date: string, language: Language, style: Styled): string {
  const [month, year] = date.split('/')
  if (!year || !month) return date
  if (style === 'numbers') return date
  if (style === 'years') return year
  const locale = language === 'ar' ? 'ar-EG-u-nu-latn' : language
  const name = new Intl.DateTimeFormat(locale, { month: style === 'short' ? 'short' : 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2020, Number(month) - 1, 1)),
  )
  return `${name} ${year}`
}

function truthOf(person: Person, style: Styled): Truth {
  const point = (date: string) => {
    const [month, year] = date.split('/')
    if (!year) return 'present'
    return style === 'years' ? year : `${year}-${month}`
  }
  return {
    name: person.name,
    email: person.contacts.email,
    phones: [person.contacts.phone.replace(/\D/g, '')],
    location: person.contacts.city,
    experience: person.jobs.map(({ title, company, from, to }) => ({
      title,
      company,
      start: point(from),
      end: point(to),
    })),
    education: person.education.map(({ degree, school, year }) => ({ degree, institution: school, end: year })),
    skills: person.skills,
    languages: person.languages.map(({ name, level }) => [name, level]),
  }
}

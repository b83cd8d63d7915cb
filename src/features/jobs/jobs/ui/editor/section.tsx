import { createContext, type ReactNode, useContext } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'
import type { JobValues } from './job-values.ts'
import type { Choices } from './use-choices.ts'

export type SetValue = <K extends keyof JobValues>(name: K, value: JobValues[K]) => void
export type SectionProps = {
  values: JobValues
  choices: Choices
  set: SetValue
  errorOf: (name: string) => string | undefined
  /** The job is out: its days are not written here any more. */
  out?: boolean
}

/** What the review wants mended, by the field it names. */
export const ReviewWords = createContext<readonly { field: string; text: string }[]>([])

type Props = { id: string; aside?: ReactNode; children: ReactNode }

/** One part of the editor, with the heading its tab leads to. */
export function Section({ id, aside, children }: Props) {
  const t = useTranslations('jobs.own.editor.sections')
  return (
    <section id={`part-${id}`} className="stack" aria-labelledby={`head-${id}`}>
      <div className="section-head section-head-line">
        <h2 id={`head-${id}`}>{t(id)}</h2>
        {aside ? <span className="small faint">{aside}</span> : null}
      </div>
      <SectionWords section={id} />
      {children}
    </section>
  )
}

/** What the review said about fields of this part, beside them. */
function SectionWords({ section }: { section: string }) {
  const names = useTranslations('jobs.fieldNames')
  const words = useContext(ReviewWords).filter(({ field }) => sectionOf[field] === section)
  return words.map(({ field, text }) => (
    <Note key={field + text} tone="warm" icon="note" title={names(field)}>
      <p dir="auto">{text}</p>
    </Note>
  ))
}

/** In which part of the editor each changed field stands. */
const sectionOf: Record<string, string> = {
  title: 'text',
  description: 'text',
  responsibilities: 'text',
  requirements: 'text',
  language: 'text',
  client: 'company',
  anonymous: 'company',
  place: 'place',
  applicant_countries: 'place',
  employment: 'kind',
  position: 'kind',
  industry: 'kind',
  experience: 'kind',
  degree: 'kind',
  salary: 'pay',
  benefits: 'pay',
  support: 'pay',
  skills_must: 'needs',
  skills_nice: 'needs',
  languages: 'needs',
  licences: 'needs',
  legal_ground: 'ground',
  openings: 'offer',
  vacancy: 'offer',
  starts_on: 'offer',
  applicant_cap: 'offer',
  apply_mode: 'way',
  ai_screening: 'way',
  questions: 'questions',
}

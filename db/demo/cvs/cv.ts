import type { Language } from '#platform/shared/languages.ts'

export const layouts = ['classic', 'sidebar', 'plain'] as const

/** A CV as it is printed: plain words in one language, dates as `MM/YYYY`. */
export type Cv = {
  language: Language
  layout: (typeof layouts)[number]
  /** Hex colour of headings. */
  accent: string
  name: string
  headline: string
  contacts: { email: string; phone: string; city: string }
  labels: Record<'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'contact', string>
  summary: string
  jobs: { title: string; company: string; place: string; from: string; to: string; points: string[] }[]
  education: { degree: string; school: string; year: string }[]
  skills: string[]
  languages: { name: string; level: string }[]
}

import type { Language } from '#platform/shared/languages.ts'

/** An application as it comes in, before it is stored. */
export type ToSend = {
  job: string
  name: string
  note: string
  answers: Readonly<Record<string, string>>
  lang: Language
  country_id?: number | undefined
  /** How it came: the site, or a shared link. */
  source: string
  /** The group of jobs it came through; one of another page is nothing to count. */
  group: { id: string; page_id: string } | null
  /** Whether it is one of several, which are acknowledged at once. */
  together: boolean
}

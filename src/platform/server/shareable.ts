import type { Context } from './context.ts'

/** What is told of a shared thing, in the language of the context. */
export type Shared = {
  id: string
  /** The company page it belongs to. */
  page: string
  path: string
  /** In which language its title is written, whatever the context asked for. */
  language: string
  title: string
  company: string
  place: string
  /** The house there, of what people come to. */
  venue?: string
  /** When it is, of what has its time. */
  when?: string
  salary: { min: number | null; max: number | null; currency: string; period: 'hour' | 'day' | 'month' | 'year' } | null
  /** Last day on which one may apply. */
  closes: Date | null
  /** Words of the employer that go before everything else. */
  words: string
  /** Titles of the jobs inside, of a group. */
  jobs: string[]
}

/** Reads a thing by the last part of its address. @throws Refused not_found for whoever may not see it */
export type Shareable = (ctx: Context, address: string) => Promise<Shared>

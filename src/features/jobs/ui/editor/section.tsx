import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { fold } from '#platform/shared/fold.ts'
import type { JobValues } from './job-values.ts'
import type { Choice, Choices } from './use-choices.ts'

export type SetValue = <K extends keyof JobValues>(name: K, value: JobValues[K]) => void
export type SectionProps = {
  values: JobValues
  choices: Choices
  set: SetValue
  errorOf: (name: string) => string | undefined
}

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
      {children}
    </section>
  )
}

/** The list with this one in it when it was not, and without it when it was. */
export const toggled = (list: readonly string[], one: string): string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

const letterA = 65

/** The two letters of a country's integer (lookups/country-id.ts: AA is 1). */
export const codeOfCountry = (id: number): string =>
  String.fromCharCode(letterA + Math.floor((id - 1) / 26), letterA + ((id - 1) % 26))

/** Finds choices by what is written, wherever in the words it stands. */
export const searchIn =
  (choices: readonly Choice[] | (() => Promise<readonly Choice[]>)) =>
  async (query: string): Promise<Choice[]> => {
    const all = typeof choices === 'function' ? await choices() : choices
    const wanted = fold(query)
    const found = all.filter(({ text }) => fold(text).includes(wanted))
    const begins = found.filter(({ text }) => fold(text).startsWith(wanted))
    return [...new Set([...begins, ...found])].slice(0, 30)
  }

import { type ReactNode, useState } from 'react'
import { useLocale } from 'use-intl'
import { type Language, languages, toLanguage } from '#platform/shared/languages.ts'
import { WrittenLanguages } from './written-languages.tsx'

type Props = {
  /** Whether a language has no words yet. */
  isEmpty: (language: Language) => boolean
  /** The first language whose fields are wrong: it is shown. */
  wrong?: Language | undefined
  /** The fields of one language. */
  children: (language: Language) => ReactNode
}

/** Hydrated. What must be said in every language: one at a time, with what is still missing named. */
export function InFourLanguages({ isEmpty, wrong, children }: Props) {
  const [written, write] = useState<Language>(toLanguage(useLocale()))
  const [answered, answer] = useState<Language | undefined>()
  if (wrong !== answered) {
    answer(wrong)
    if (wrong) write(wrong)
  }
  return (
    <div className="stack">
      <WrittenLanguages shown={languages} empty={languages.filter(isEmpty)} written={written} onWrite={write} />
      <div className="stack" key={written} lang={written}>
        {children(written)}
      </div>
    </div>
  )
}

/** The first language that has a wrong field, by the names of fields such as `texts.ar.title`. */
export const wrongLanguage = (errors: readonly { field: string }[]): Language | undefined =>
  languages.find((language) => errors.some(({ field }) => field.split('.').includes(language)))

import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { languages } from '#platform/shared/languages.ts'

export type ColumnHead = { id: string; phase: string; names: Readonly<Record<string, string>> | null }

/** What a column is called: by the team in this language or another, else by the house. */
export function useColumnName(): (column: ColumnHead) => string {
  const word = useTranslations('applications.columns')
  const { language } = useSite()
  return ({ phase, names }) => {
    const own = names && [language, ...languages].map((one) => names[one]).find(Boolean)
    return own || word(phase)
  }
}

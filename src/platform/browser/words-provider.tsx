import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { formats } from '#platform/shared/formats.ts'
import { type Language, localeOf } from '#platform/shared/languages.ts'
import type { Words } from '#platform/shared/words.ts'

// a misspelt name of a format is found by the compiler
declare module 'use-intl' {
  interface AppConfig {
    Formats: typeof formats
  }
}

type Props = { language: Language; words: Words; timeZone: string; now: number; children: ReactNode }

/** Gives every part below the words and number, date and plural forms of one language. */
export function WordsProvider({ language, words, timeZone, now, children }: Props) {
  return (
    <IntlProvider
      locale={localeOf(language)}
      messages={words}
      timeZone={timeZone}
      now={new Date(now)}
      formats={formats}
      onError={reportOnce}
    >
      {children}
    </IntlProvider>
  )
}

/** A missing word shows its key; `npm run check` is what forbids it, the page itself must not break. */
function reportOnce() {}

import { createContext, type ReactNode, useEffect, useState } from 'react'
import { IntlProvider } from 'use-intl'
import type { Formats } from '#platform/shared/formats.ts'
import { type Language, localeOf } from '#platform/shared/languages.ts'
import { isZone } from '#platform/shared/time-zone.ts'
import type { Words } from '#platform/shared/words.ts'
import { IntlContext, intlOf } from './intl.ts'
import { ownZone } from './own-zone.ts'

// a misspelt name of a format is found by the compiler
declare module 'use-intl' {
  interface AppConfig {
    Formats: Formats
  }
}

/** Where the words of this page are, as the server said: the browser must find the same there. */
export const WordsUrl = createContext<string | undefined>(undefined)

type Props = { language: Language; words: Words; timeZone: string; now: number; children: ReactNode }

/** Gives every part below the words and number, date and plural forms of one language. */
export function WordsProvider({ language, words, timeZone, now, children }: Props) {
  const zone = useOwnZone(timeZone)
  const locale = localeOf(language)
  return (
    <IntlContext.Provider value={intlOf(`${locale} ${zone}`, words)}>
      <IntlProvider locale={locale} timeZone={zone} now={new Date(now)}>
        {children}
      </IntlProvider>
    </IntlContext.Provider>
  )
}

/** At a first visit the server does not know the zone yet, and later it may be that of another country. */
function useOwnZone(told: string): string {
  const [own, setOwn] = useState(told)
  useEffect(() => {
    const zone = ownZone()
    // what the server was told is one; to ask would make a formatter, which is dear at the start
    if (zone !== told && isZone(zone)) setOwn(zone)
  }, [told])
  return own
}

import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'

type Period = { opens_on: string | null; ends_on: string | null }

/** "Open from 1 to 31 March", or whichever end there is; null where there is none. @param key of the words */
export function usePeriod(key: string): (period: Period) => string | null {
  const t = useTranslations()
  const day = useDay()
  return ({ opens_on, ends_on }) => {
    if (!opens_on && !ends_on) return null
    const both = opens_on && ends_on ? 'both' : opens_on ? 'from' : 'to'
    return t(key, { both, from: opens_on ? day(opens_on) : '', to: ends_on ? day(ends_on) : '' })
  }
}

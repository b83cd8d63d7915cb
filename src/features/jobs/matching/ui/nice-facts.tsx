import { useLocale } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { apart } from '#platform/shared/held.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import type { Match } from '../match-contract.ts'

/** Plain. What would help in a job and is there; nothing of what is not, since nobody asked for it. */
export function NiceFacts({ nice }: { nice: readonly Match[] }) {
  const t = useTranslations('matching')
  const comma = commaOf(toLanguage(useLocale()))
  const there = nice.filter(({ result }) => result === 'met').map(({ asked }) => apart(asked))
  return there.length > 0 ? <p className="small quiet">{t('nice', { what: there.join(comma) })}</p> : null
}

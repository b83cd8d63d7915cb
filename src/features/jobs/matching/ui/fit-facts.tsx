import { useLocale } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import { Facts } from '#ui/basics/word.tsx'
import { barring, type Fit, missingOf } from '../fit-rules.ts'
import type { Match } from '../match-contract.ts'

type Props = {
  fit: Pick<Fit, 'asked' | 'met' | 'work' | 'level' | 'place'> & Partial<Pick<Fit, 'pay' | 'is_read'>>
  matches: readonly Match[]
  /** Who reads it: the team of a job, or the person of the own CV. */
  reader: 'team' | 'own'
}

/** Plain. What a job and a person have in common, each as a word; what nobody said is left out. */
export function FitFacts({ fit: { asked, met, work, level, place, pay, is_read }, matches, reader }: Props) {
  const t = useTranslations('matching.fit')
  const licences = useTranslations('jobs.licences')
  const isMore = matches.some(({ is_more }) => is_more)
  // years that go on today are of related work where the very work is not of today
  const isRelatedNow = work === 'before' && matches.some(({ is_now }) => is_now)
  const comma = commaOf(toLanguage(useLocale()))
  return (
    <Facts
      small
      items={[
        asked > 0 ? (
          <span key="met" className={met === asked ? 'good-words' : undefined}>
            {t('met', { met, asked, reader })}
          </span>
        ) : null,
        ...barring.map((kind) => {
          const missing = missingOf(matches, kind)
          if (missing.length === 0) return null
          const names = kind === 'licence' ? missing.map((code) => licences(code)) : missing
          return <span key={kind}>{t(`barred.${kind}`, { reader, what: names.join(comma) })}</span>
        }),
        t(`work.${isRelatedNow ? 'relatedNow' : work}`, { reader }),
        level !== 'same' ? t(`level.${level}`, { reader }) : isMore ? t('level.more', { reader }) : null,
        place === 'unsaid' ? null : t(`place.${place}`, { reader }),
        pay === undefined || pay === 'unsaid' ? null : t(`pay.${pay}`),
        is_read === false ? t('unread') : null,
      ]}
    />
  )
}

import type { ReactNode } from 'react'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { FitFacts } from '#features/jobs/matching/ui/fit-facts.tsx'
import { ShortMatchList } from '#features/jobs/matching/ui/match-list.tsx'
import { NiceFacts } from '#features/jobs/matching/ui/nice-facts.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Facts, Word } from '#ui/basics/word.tsx'
import type { FittingPerson } from '../contract.ts'

type Props = {
  fitting: FittingPerson
  standing?: ReactNode
  /** How somebody of the pool came into it. */
  from?: string
}

/** The facts by which somebody stands where they stand, how the company has them, and the lines that show what is met. */
export function WhyFits(props: Props) {
  return (
    <>
      <FactsOfFit {...props} />
      <ShortMatchList matches={props.fitting.matches} reader="team" />
      <NiceFacts nice={props.fitting.nice} />
    </>
  )
}

/** The same without the lines. */
export function FactsOfFit({ fitting: { fit, matches, in_pool, invited_at }, standing, from }: Props) {
  const t = useTranslations('fittingPeople')
  const day = useDay()
  return (
    <>
      <FitFacts fit={fit} matches={matches} reader="team" />
      {standing}
      {in_pool || invited_at ? (
        <Facts
          small
          items={[
            in_pool ? t('inPool') : null,
            from,
            invited_at ? (
              <Word key="invited" tone="good">
                {t('invited', { day: day(invited_at) })}
              </Word>
            ) : null,
          ]}
        />
      ) : null}
    </>
  )
}

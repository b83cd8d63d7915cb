import type { ReactNode } from 'react'
import { FitFacts } from '#features/jobs/matching/ui/fit-facts.tsx'
import { MatchList } from '#features/jobs/matching/ui/match-list.tsx'
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
export function WhyFits({ fitting: { fit, matches, in_pool, invited }, standing, from }: Props) {
  const t = useTranslations('fittingPeople')
  return (
    <>
      <FitFacts fit={fit} matches={matches} reader="team" />
      {standing}
      {in_pool || invited ? (
        <Facts
          small
          items={[
            in_pool ? t('inPool') : null,
            from,
            invited ? (
              <Word key="invited" tone="good">
                {t('invited')}
              </Word>
            ) : null,
          ]}
        />
      ) : null}
      <MatchList matches={matches.filter(({ kind }) => kind !== 'place')} reader="team" dense />
    </>
  )
}

import { useTranslations } from 'use-intl'
import type { TeamCard } from '../contract.ts'

/** What somebody is, for how long and where, by the CV they sent; nothing where none could be read. */
export function WhoLine({ card: { headline, years, city } }: { card: TeamCard }) {
  const t = useTranslations('pipeline.card')
  if (!headline) return null
  return (
    <>
      <bdi>{years ? t('who', { headline, years }) : headline}</bdi>
      {city ? (
        <>
          {' · '}
          <bdi>{city}</bdi>
        </>
      ) : null}
    </>
  )
}

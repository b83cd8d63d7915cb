import { useTranslations } from 'use-intl'
import { Facts } from '#ui/basics/word.tsx'
import type { TeamCard } from '../contract.ts'

/** What somebody is, for how long and where, by the CV they sent; nothing where none could be read. */
export function WhoLine({ card: { headline, years, city } }: { card: Pick<TeamCard, 'headline' | 'years' | 'city'> }) {
  const t = useTranslations('pipeline.card')
  if (!headline) return null
  return (
    <Facts
      small
      items={[
        <bdi key="headline">{headline}</bdi>,
        years ? t('years', { years }) : null,
        city ? <bdi key="city">{city}</bdi> : null,
      ]}
    />
  )
}

import { useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'
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

/** That all must-haves are met; nothing else, since most miss one, and what is missing stands in the panel. */
export function RequirementsLine({ card: { requirements } }: { card: Pick<TeamCard, 'requirements'> }) {
  const t = useTranslations('pipeline.card')
  if (requirements !== 'met') return null
  return (
    <p className="small row applicant-card-next">
      <Icon name="check" size="s" />
      {t('meetsAll')}
    </p>
  )
}

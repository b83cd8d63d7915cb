import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { ChipLink } from '#ui/basics/chip.tsx'
import { type PlacementState, placementStates } from '../placement-states.ts'

/** The list, narrowed; without what is left open. */
export function placementsAt(wanted: { state?: string | undefined; cursor?: string }): string {
  const asked = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value) as [string, string][])
  return `/page/placements${asked.size > 0 ? `?${asked}` : ''}`
}

type Props = { counts: Record<string, number>; state: PlacementState | undefined }

/** Placements by how they stand, with how many there are; nothing while all stand alike. */
export function PlacementFilters({ counts, state }: Props) {
  const t = useTranslations('placements')
  const format = useFormatter()
  const there = placementStates.filter((one) => counts[one] || one === state)
  if (there.length < 2 && !state) return null
  return (
    <nav className="cluster" aria-label={t('filter')}>
      {[undefined, ...there].map((one) => (
        <ChipLink
          key={one ?? 'all'}
          href={placementsAt({ state: one })}
          on={state === one}
          aria-current={state === one || undefined}
        >
          {t(`filters.${one ?? 'all'}`)} {one ? format.number(counts[one] ?? 0) : null}
        </ChipLink>
      ))}
    </nav>
  )
}

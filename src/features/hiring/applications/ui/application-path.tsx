import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Path, type Stop } from '#ui/basics/path.tsx'
import type { PublicStatus } from '../stages.ts'

const stops = ['sent', 'seen', 'shortlisted', 'interview', 'offer', 'hired'] as const

type Props = { status: PublicStatus; submittedAt: string; movedAt: string; look?: 'across' | 'down' }

/** Where an application stands, as the path the house is named after. */
export function ApplicationPath({ status, submittedAt, movedAt, look = 'across' }: Props) {
  const t = useTranslations('applications.status')
  const format = useFormatter()
  const day = (at: string) => format.dateTime(new Date(at), { day: 'numeric', month: 'short' })
  const at = (stops as readonly PublicStatus[]).indexOf(status)
  if (at >= 0)
    return (
      <Path
        label={t('label')}
        look={look}
        stops={stops.map((stop, place) => ({
          words: t(stop),
          state: stateOf(place, at, status),
          note: place === 0 ? day(submittedAt) : place === at ? day(movedAt) : undefined,
        }))}
      />
    )
  return (
    <Path
      label={t('label')}
      look={look}
      closed
      stops={[
        { words: t('sent'), state: 'done', note: day(submittedAt) },
        { words: t(status), state: 'end', note: day(movedAt) },
      ]}
    />
  )
}

function stateOf(place: number, at: number, status: PublicStatus): Stop['state'] {
  if (place < at || status === 'hired') return 'done'
  return place === at ? 'now' : 'next'
}

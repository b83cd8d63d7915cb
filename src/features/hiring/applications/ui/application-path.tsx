import { useWhen } from '#features/hiring/interviews/ui/use-when.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Path, type Stop } from '#ui/basics/path.tsx'
import type { listMine } from '../contract.ts'
import type { PublicStatus } from '../stages.ts'

const stops = ['sent', 'seen', 'shortlisted', 'interview', 'offer', 'hired'] as const

type Props = {
  application: Pick<Gives<typeof listMine>['data'][number], 'status' | 'passed' | 'submitted_at' | 'moved_at'>
  look?: 'across' | 'down'
}

/** Where an application stands, as the path the house is named after; a status it never had is not drawn as if it had. */
export function ApplicationPath({ application: { status, passed, submitted_at, moved_at }, look = 'across' }: Props) {
  const t = useTranslations('applications.status')
  const format = useFormatter()
  // by the clock of what happened, which is told below
  const { zone: timeZone } = useWhen()
  const day = (at: string) => format.dateTime(new Date(at), { day: 'numeric', month: 'short', timeZone })
  const at = (stops as readonly PublicStatus[]).indexOf(status)
  if (at >= 0)
    return (
      <Path
        label={t('label')}
        look={look}
        stops={stops.map((stop, place) => ({
          words: t(stop),
          state: stateOf(place, at, passed.includes(stop)),
          note: place === 0 ? day(submitted_at) : place === at ? day(moved_at) : undefined,
        }))}
      />
    )
  return (
    <Path
      label={t('label')}
      look={look}
      closed
      stops={[
        { words: t('sent'), state: 'done', note: day(submitted_at) },
        { words: t(status), state: 'end', note: day(moved_at) },
      ]}
    />
  )
}

function stateOf(place: number, at: number, hasPassed: boolean): Stop['state'] {
  if (place > at) return 'next'
  if (place < at) return hasPassed ? 'done' : 'skipped'
  // a path that came to its end is whole
  return place === stops.length - 1 ? 'done' : 'now'
}

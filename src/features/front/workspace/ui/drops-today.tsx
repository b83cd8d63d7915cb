import { DueClock } from '#features/hiring/applications/ui/due-clock.tsx'
import { listDrops } from '#features/sourcing/cv-drops/team-contract.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { WaitingPeople } from './waiting-people.tsx'

export const waitingDrops = { show: 'waiting' } as const

/** CVs that people left without a job and that wait for an answer; nothing where none does. */
export function DropsToday({ first }: { first: Gives<typeof listDrops> }) {
  const t = useTranslations('workspace')
  const format = useFormatter()
  const { data } = useCall(listDrops, waitingDrops, { initial: first })
  const { data: rows, counts } = data ?? first
  return (
    <WaitingPeople
      id="drops"
      title={
        <>
          {t('drops')} <span className="faint num">{format.number(counts.waiting)}</span>
        </>
      }
      all={{ href: '/page/drops', text: t('allDrops') }}
      people={rows.map(({ id, name, headline, wish, place, at, answer_due_at }) => ({
        id,
        href: `/page/drops?show=waiting&item=${id}`,
        name,
        facts: [
          headline || wish ? <bdi key="what">{headline || wish}</bdi> : null,
          place ? <bdi key="place">{place}</bdi> : null,
        ],
        beside: <DueClock from={at} due={answer_due_at} />,
      }))}
    />
  )
}

import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { History } from '#ui/lists/history.tsx'
import { jobHistory } from '../edit-contract.ts'

type Happening = Gives<typeof jobHistory>['data'][number]

/** Who moved a job from where to where, when and why, and what was changed of it. */
export function JobHistory({ job }: { job: string }) {
  const { data } = useCall(jobHistory, { job })
  return <HappeningCard entries={data?.data ?? []} />
}

/** The same for whoever has read it already. */
export function HappeningCard({ entries }: { entries: readonly Happening[] }) {
  const t = useTranslations('jobs.own.history')
  const format = useFormatter()
  const words = useHappening()
  if (entries.length === 0) return null
  return (
    <Card title={t('title')}>
      <History
        label={t('title')}
        entries={entries.map((one) => ({
          id: one.id,
          at: one.at,
          when: format.dateTime(new Date(one.at), 'moment'),
          words: words(one),
          ...saidOf(one, t),
        }))}
      />
    </Card>
  )
}

function useHappening() {
  const t = useTranslations('jobs.own.history')
  const names = useTranslations('jobs.fieldNames')
  return ({ by, name, move, to, as, change, coins }: Happening) => {
    const who = name ?? t(`by.${by}`)
    if (coins) return t('line', { who, what: t(coins < 0 ? 'spent' : 'cameBack', { count: Math.abs(coins) }) })
    if (change) return t('changed', { who, field: names(change.field) })
    const what =
      move === 'close' || move === 'settle'
        ? t(`closed.${as ?? 'cancelled'}`)
        : t(`moves.${move === 'submit' ? sentTo(to) : move}`)
    return t('line', { who, what })
  }
}

/** Who is trusted sends a job and it is out, or waits for its day: nobody reviewed it. */
const sentTo = (to: Happening['to']) => (to === 'live' ? 'open' : to === 'scheduled' ? 'release' : 'submit')

/** Why, in words of a person or of the clock; of a change, what it was and is. */
function saidOf({ reason, change, by }: Happening, t: ReturnType<typeof useTranslations<'jobs.own.history'>>) {
  if (change) return { said: t('fromTo', { from: change.from || '–', to: change.to || '–' }) }
  if (!reason) return {}
  return { said: by === 'clock' ? t(`why.${reason}`) : reason }
}

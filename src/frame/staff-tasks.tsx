import { useLocation } from 'react-router'
import { handBack, listWork, type QueueItem, takeOne } from '#features/staff/queues/contract.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopics } from '#platform/browser/live.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'

/** `/admin/cases/ID` is one thing; `/admin/disputes` lists many. */
const isOfOne = (pathname: string) => pathname.split('/').length > 3
/** More of a list would only push it down. */
const mostOfList = 3

/** Of what is worked on at this address: who of the staff has taken it, so that two do not do the same. */
export function StaffTasks() {
  const t = useTranslations('frame.staff.task')
  const { pathname } = useLocation()
  // the queues themselves say it line by line
  const isHome = pathname === '/admin'
  useTopics(isHome ? [] : ['reviews:all', 'pages:all', 'messages:staff'])
  const { data } = useCall(listWork, { at: pathname }, { enabled: !isHome })
  const isOne = isOfOne(pathname)
  const shown = (data?.data ?? []).filter(({ taken_by }) => isOne || taken_by !== null).slice(0, mostOfList)
  if (isHome || shown.length === 0) return null
  return (
    <section className="staff-tasks" aria-label={t('label')}>
      <ul>
        {shown.map((item) => (
          <Task key={`${item.queue} ${item.id}`} item={item} isOne={isOne} />
        ))}
      </ul>
    </section>
  )
}

function Task({ item, isOne }: { item: QueueItem; isOne: boolean }) {
  const { queue, id: thing, mine, taken_by } = item
  const t = useTranslations('frame.staff.task')
  const after = {
    onDone: () => refreshCall(listWork),
    onProblem({ message }: { message: string }) {
      toast.show({ text: message, tone: 'warm' })
      refreshCall(listWork)
    },
  }
  const take = useSend(takeOne, after)
  const back = useSend(handBack, after)
  return (
    <li data-tone={taken_by && !mine ? 'warm' : undefined}>
      <span>
        <Said item={item} isOne={isOne} />
      </span>
      {taken_by && !mine ? null : (
        <Button
          size="s"
          busy={take.isPending || back.isPending}
          onClick={() => (mine ? back : take).mutate({ queue, thing })}
        >
          {t(mine ? 'back' : 'take')}
        </Button>
      )}
    </li>
  )
}

function Said({ item: { taken_by, taken_until, mine, title }, isOne }: { item: QueueItem; isOne: boolean }) {
  const t = useTranslations('frame.staff.task')
  const format = useFormatter()
  if (!taken_by || !taken_until) return t('free')
  const said = mine ? ('mine' as const) : ('other' as const)
  return t.rich(isOne || !title ? said : `${said}Named`, {
    ...{ name: () => <bdi className="strong">{taken_by}</bdi>, title: () => <bdi>{title}</bdi> },
    at: format.dateTime(new Date(taken_until), 'clock'),
  })
}

import type { ReactNode } from 'react'
import { useSession } from '#frame/use-session.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Call, Gives, Takes } from '#platform/shared/contract.ts'
import { Icon } from '#ui/basics/icon.tsx'

type Props<C extends Call> = {
  call: C
  input: Takes<C>
  first: Gives<C> | undefined
  title: string
  /** Its `data-screen`. */
  name: string
  /** The room one comes from; without it the bookings, or for whoever may not read them the list of days. */
  back?: { href: string; words: string }
  day: string
  children: (given: Gives<C>) => ReactNode
}

/** Frame of a room of an open day for the team: what it reads and follows, the way back, and what is there without a line. */
export function DayRoom<C extends Call>({ call, input, first, title, name, day, back, children }: Props<C>) {
  const t = useTranslations('openDays')
  const session = useSession()
  const leads = session?.may.includes('openday.manage')
  const from = back ?? {
    href: leads ? `/page/open-days/${day}/visits` : '/page/open-days',
    words: leads ? t('editor.visits') : t('own.title'),
  }
  useTopic(session?.page_id ? `page:${session.page_id}` : null)
  const { data, isError, refetch } = useCall(call, input, { initial: first, enabled: first !== undefined })
  return (
    <WorkScreen title={title} name={name} needs="openday.staff">
      <div>
        <a className="row small faint" href={from.href}>
          <Icon name="back" size="s" />
          {from.words}
        </a>
      </div>
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {data ? children(data) : null}
    </WorkScreen>
  )
}

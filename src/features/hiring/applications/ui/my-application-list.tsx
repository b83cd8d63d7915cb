import { useState } from 'react'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { listMine } from '../contract.ts'
import { type MineView, mineViews } from '../rules.ts'
import { MyApplicationCard } from './my-application-card.tsx'

type Props = {
  first: Gives<typeof listMine> | undefined
  show?: MineView
  /** Only so many, and the way to all of them, as on one's home. */
  most?: number
}

/** One’s applications, what waits for oneself first; with the views and its "more", or the first few of them. */
export function MyApplications({ first, show = 'all', most }: Props) {
  const session = useSession()
  useTopic(session ? `user:${session.display.id}` : null)
  const [cursors, setCursors] = useState<string[]>([])
  const { data } = useCall(listMine, { show }, { initial: first })
  const shown = most === undefined ? data?.data : data?.data.slice(0, most)
  if (data?.counts.all === 0) return <None />
  return (
    <>
      {data && most === undefined ? <Views current={show} counts={data.counts} /> : null}
      {shown?.length === 0 ? <NoneHere /> : null}
      <ul className="rows">
        {shown?.map((application) => (
          <li key={application.id}>
            <MyApplicationCard application={application} />
          </li>
        ))}
        {cursors.map((cursor) => (
          <More key={cursor} show={show} cursor={cursor} />
        ))}
      </ul>
      {most === undefined ? (
        <NextButton
          show={show}
          cursor={cursors.at(-1)}
          first={data?.next_cursor ?? null}
          onMore={(next) => setCursors([...cursors, next])}
        />
      ) : null}
    </>
  )
}

const addressOfView = (view: MineView) => (view === 'all' ? '/applications' : `/applications?show=${view}`)

/** By what is to be done; a view in which there is nothing is not offered. */
function Views({ current, counts }: { current: MineView; counts: Gives<typeof listMine>['counts'] }) {
  const t = useTranslations('applications.mine.views')
  return (
    <TabsNav
      label={t('label')}
      items={mineViews
        .filter((view) => counts[view] > 0 || view === current)
        .map((view) => ({
          ...{ href: addressOfView(view), words: t(view), count: counts[view], current: view === current },
          ...(view === 'waiting' && counts.waiting > 0 && { tone: 'warm' as const }),
        }))}
    />
  )
}

/** Nobody has applied to anything yet. */
function None() {
  const t = useTranslations('applications.mine')
  return (
    <Empty
      icon="send"
      title={t('empty')}
      action={
        <LinkButton href="/jobs" look="primary">
          {t('find')}
        </LinkButton>
      }
    >
      {t('emptyHelp')}
    </Empty>
  )
}

/** What stood in this view has gone on, or the address was an old one. */
function NoneHere() {
  const t = useTranslations('applications.mine')
  return (
    <p className="quiet cluster">
      {t('none')}
      <a className="link" href={addressOfView('all')}>
        {t('showAll')}
      </a>
    </p>
  )
}

function More({ show, cursor }: { show: MineView; cursor: string }) {
  const { data } = useCall(listMine, { show, cursor })
  return data?.data.map((application) => (
    <li key={application.id}>
      <MyApplicationCard application={application} />
    </li>
  ))
}

type NextProps = {
  show: MineView
  cursor: string | undefined
  first: string | null
  onMore: (next: string) => void
}

function NextButton({ show, cursor, first, onMore }: NextProps) {
  const t = useTranslations('applications.mine')
  const { data } = useCall(listMine, { show, cursor }, { enabled: cursor !== undefined })
  const next = cursor ? data?.next_cursor : first
  if (!next) return null
  return (
    <Button look="quiet" onClick={() => onMore(next)}>
      {t('more')}
    </Button>
  )
}

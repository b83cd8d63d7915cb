import { useState } from 'react'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty, Skeleton } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { Drawer } from '#ui/over/dialog.tsx'
import { teamHistory } from '../contract.ts'

/** Who changed what in the team, for those who look after it. */
export function TeamHistory({ onClose }: { onClose: () => void }) {
  const t = useTranslations('pages.team')
  const [cursors, setCursors] = useState<(string | undefined)[]>([undefined])
  return (
    <Drawer open onClose={onClose} title={t('historyTitle')}>
      <div className="stack">
        {cursors.map((cursor, at) => (
          <Part
            key={cursor ?? 'first'}
            cursor={cursor}
            onOlder={at === cursors.length - 1 ? (older) => setCursors([...cursors, older]) : null}
          />
        ))}
      </div>
    </Drawer>
  )
}

type Entry = Gives<typeof teamHistory>['data'][number]

function Part({ cursor, onOlder }: { cursor: string | undefined; onOlder: ((cursor: string) => void) | null }) {
  const t = useTranslations('pages.team')
  const { data, isPending, isError, refetch } = useCall(teamHistory, cursor === undefined ? {} : { cursor })
  if (isPending) return <Skeleton />
  if (isError && !data) return <NotLoaded onRetry={refetch} />
  if (cursor === undefined && data.data.length === 0) return <Empty icon="users" title={t('historyEmpty')} />
  const older = data.next_cursor
  return (
    <>
      <ol className="rows">
        {data.data.map((entry) => (
          <Happening key={entry.id} entry={entry} />
        ))}
      </ol>
      {older && onOlder ? (
        <Button look="quiet" onClick={() => onOlder(older)}>
          {t('older')}
        </Button>
      ) : null}
    </>
  )
}

function Happening({ entry: { what, by, whom, role, allow, deny, at } }: { entry: Entry }) {
  const t = useTranslations('pages')
  const format = useFormatter()
  const words = t(`team.happened.${what}`, {
    by: by ?? t('team.somebody'),
    whom: whom ?? t('team.somebody'),
    role: role ? t(`roles.${role}`) : '',
  })
  return (
    <li className="stack stack-xs">
      <span dir="auto">{words}</span>
      <span className="small faint">
        <Facts
          items={[
            <time key="at" dateTime={at}>
              {format.dateTime(new Date(at), 'moment')}
            </time>,
            allow.length > 0 ? t('team.extra', { allow: allow.length }) : null,
            deny.length > 0 ? t('team.fewer', { deny: deny.length }) : null,
          ]}
        />
      </span>
    </li>
  )
}

import { useState } from 'react'
import { useLocation } from 'react-router'
import { atWork } from '#frame/guards.ts'
import { useMay } from '#frame/use-session.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { listBulkDrops, showBulkDrop } from '../contract.ts'
import type { Route } from './+types/upload-screen'
import { Go } from './go.tsx'
import { UploadField } from './upload-field.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const go = asked.url.searchParams.get('go')
  if (!session?.may.includes('import')) return { go, first: undefined, shown: undefined }
  const [first, shown] = await Promise.all([
    load(page, listBulkDrops, {}),
    go ? load(page, showBulkDrop, { drop: go }) : undefined,
  ])
  return { go, first, shown }
}

/** Many CVs at once: files on their way, what was read of each, and whom they become. */
export default function UploadScreen({ loaderData }: Route.ComponentProps) {
  const { first } = loaderData
  const [go, begin] = useGo()
  const t = useTranslations('bulkDrops')
  const list = useCall(listBulkDrops, {}, { initial: first, enabled: first !== undefined })
  const shown = useCall(
    showBulkDrop,
    { drop: go ?? '' },
    { enabled: first !== undefined && go !== null, ...(go === loaderData.go && { initial: loaderData.shown }) },
  )
  const may = useMay()
  const [pays, setPays] = useState(false)
  const { left = 0, free } = list.data?.data ?? {}
  return (
    <WorkScreen title={t('title')} name="bulk-upload" needs="import">
      <div>
        <LinkButton look="text" size="s" icon="back" href="/page/candidates">
          {t('back')}
        </LinkButton>
      </div>
      <header className="stack stack-xs">
        <h1>{t('title')}</h1>
        <p className="quiet measure">{t('lead')}</p>
        <p className="small quiet">{t('left', { count: left })}</p>
      </header>
      {free && free.cost > 0 && may('spend') ? (
        <Checkbox name="pays" checked={pays} onChange={setPays} help={t('payHelp', { balance: free.balance })}>
          {t('pay', { cost: free.cost })}
        </Checkbox>
      ) : null}
      {go && shown.data?.data.undone_at ? null : (
        <UploadField go={go} onBegun={begin} coinsEach={pays && free ? free.cost : null} />
      )}
      {shown.isError && !shown.data ? <NotLoaded onRetry={shown.refetch} /> : null}
      {go && shown.data ? <Go key={go} go={go} drop={shown.data.data} /> : null}
      {list.data ? <Earlier drops={list.data.data.drops.filter(({ id }) => id !== go)} /> : null}
    </WorkScreen>
  )
}

/**
 * Which go is shown, as the address says it. One that begins here is written into the address and nothing is asked for: a router would wait
 * behind the files that are on their way, and with a lost line show another screen in their place.
 */
function useGo(): [string | null, (go: string) => void] {
  const { key, search } = useLocation()
  const [begun, setBegun] = useState<{ key: string; go: string }>()
  const begin = (go: string) => {
    history.replaceState(history.state, '', `/page/candidates/upload?go=${go}`)
    setBegun({ key, go })
  }
  return [begun?.key === key ? begun.go : new URLSearchParams(search).get('go'), begin]
}

function Earlier({ drops }: { drops: Gives<typeof listBulkDrops>['data']['drops'] }) {
  const t = useTranslations('bulkDrops')
  const format = useFormatter()
  if (drops.length === 0) return null
  return (
    <Card title={t('earlier')}>
      <ul className="rows">
        {drops.map(({ id, at, by, is_test, files, waiting, created, undone }) => (
          <li key={id} className="cluster spread">
            <a className="link" href={`/page/candidates/upload?go=${id}`}>
              {format.dateTime(new Date(at), 'moment')}
            </a>
            <Facts
              small
              items={[
                by ? <bdi key="by">{by}</bdi> : null,
                t('goFiles', { count: files }),
                is_test ? t('goTrial') : null,
                undone ? t('undone') : waiting > 0 ? t('goWaiting', { count: waiting }) : null,
                created > 0 && !undone ? t('goCreated', { count: created }) : null,
              ]}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

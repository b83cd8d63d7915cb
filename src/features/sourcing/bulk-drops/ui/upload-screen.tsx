import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { atWork } from '#frame/guards.ts'
import { useMay, useSession } from '#frame/use-session.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useTopic } from '#platform/browser/live.ts'
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
export default function UploadScreen({ loaderData: { go, first, shown } }: Route.ComponentProps) {
  const t = useTranslations('bulkDrops')
  const page = useSession()?.page_id
  useTopic(first && page ? `page:${page}` : null)
  const list = useCall(listBulkDrops, {}, { initial: first, enabled: first !== undefined })
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
      {shown?.data.undone_at ? null : <UploadField go={go} coinsEach={pays && free ? free.cost : null} />}
      {go && shown ? <Go key={go} go={go} first={shown} /> : null}
      {list.data ? <Earlier drops={list.data.data.drops.filter(({ id }) => id !== go)} /> : null}
    </WorkScreen>
  )
}

function Earlier({ drops }: { drops: Gives<typeof listBulkDrops>['data']['drops'] }) {
  const t = useTranslations('bulkDrops')
  const day = useDay()
  if (drops.length === 0) return null
  return (
    <Card title={t('earlier')}>
      <ul className="rows">
        {drops.map(({ id, at, by, files, waiting, created, undone }) => (
          <li key={id} className="cluster spread">
            <a className="link" href={`/page/candidates/upload?go=${id}`}>
              {day(at)}
            </a>
            <Facts
              small
              items={[
                by ? <bdi key="by">{by}</bdi> : null,
                t('goFiles', { count: files }),
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

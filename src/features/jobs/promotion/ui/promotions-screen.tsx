import { atWork } from '#frame/guards.ts'
import { useMay } from '#frame/use-session.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { listPromotions } from '../contract.ts'
import type { Route } from './+types/promotions-screen'
import { PromoteButton } from './promote-button.tsx'
import { PromotionTable } from './promotion-table.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const cursor = asked.url.searchParams.get('cursor') ?? ''
  const wanted = /^[0-9a-f-]{36}$/.test(cursor) ? { cursor } : {}
  const first = session?.may.includes('job.read') ? await load(page, listPromotions, wanted) : undefined
  return { wanted, first }
}

/** Everything the page has promoted, and what came of it. */
export default function PromotionsScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('promotion')
  return (
    <WorkScreen title={t('title')} name="promotions" needs="job.read" className="stack stack-l">
      <Content {...loaderData} />
    </WorkScreen>
  )
}

function Content({ wanted, first }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('promotion')
  const may = useMay()
  const { data, isError, refetch } = useCall(listPromotions, wanted, { initial: first })
  return (
    <>
      <header className="cluster spread">
        <div className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('lead')}</p>
        </div>
        <div className="cluster">
          {may('spend') ? (
            <LinkButton href="/page/balance" icon="coin">
              {t('back')}
            </LinkButton>
          ) : null}
          <PromoteButton of={{ kinds: ['spotlight'], title: t('dialog.company') }}>{t('openPage')}</PromoteButton>
        </div>
      </header>
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {data?.data.length === 0 ? (
        <Empty icon="star" title={t('none')}>
          {t('noneHelp')}
        </Empty>
      ) : (
        <PromotionTable rows={data?.data ?? []} />
      )}
      {data?.next_cursor ? (
        <p>
          <LinkButton href={`/page/promotions?cursor=${data.next_cursor}`} look="quiet">
            {t('older')}
          </LinkButton>
        </p>
      ) : null}
    </>
  )
}

import './balance.css'
import { OwnPrices } from '#features/money/prices/ui/own-prices.tsx'
import { atWork } from '#frame/guards.ts'
import { useMay } from '#frame/use-session.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import { listEntries, listLimits, showBalances } from '../contract.ts'
import { isTurned } from '../rules.ts'
import type { Route } from './+types/balance-screen'
import { Balances, EndingSoon } from './balances.tsx'
import { Limits } from './limits.tsx'
import { readAsked } from './read-asked.ts'
import { RedeemForm } from './redeem-form.tsx'
import { Usage } from './usage.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const wanted = readAsked(asked.url.searchParams)
  const may = session?.may ?? []
  const [balances, entries, limits] = await Promise.all([
    may.includes('spend') ? load(page, showBalances, {}) : undefined,
    may.includes('spend') && !isTurned(wanted) ? load(page, listEntries, wanted) : undefined,
    may.includes('spend') && may.includes('page.members') ? load(page, listLimits, {}) : undefined,
  ])
  return { wanted, balances, entries, limits }
}

/** What the page has, what came in and went out, and what members may spend. */
export default function BalanceScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('ledger')
  return (
    <WorkScreen title={t('title')} name="balance" needs="spend" className="stack stack-xl">
      <Content {...loaderData} />
    </WorkScreen>
  )
}

function Content({ wanted, balances: first, entries, limits }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('ledger')
  const may = useMay()
  const { data, isError, refetch } = useCall(showBalances, {}, { initial: first })
  return (
    <>
      <header className="cluster spread">
        <div className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('lead')}</p>
        </div>
        <div className="cluster">
          {may('billing') ? (
            <>
              <LinkButton href="/products" icon="plus" look="primary">
                {t('toBuy')}
              </LinkButton>
              <RedeemForm />
              <LinkButton href="/page/orders" icon="file" look="text">
                {t('orders')}
              </LinkButton>
            </>
          ) : null}
          <LinkButton href="/page/promotions" icon="star" look="text">
            {t('promotions')}
          </LinkButton>
          <LinkButton href="/page/invite" icon="share" look="text">
            {t('invite')}
          </LinkButton>
        </div>
      </header>
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {data ? (
        <>
          <EndingSoon balances={data.data.balances} />
          <Balances balances={data.data.balances} limits={data.data.limits} />
        </>
      ) : isError ? null : (
        <Skeleton />
      )}
      <Usage wanted={wanted} first={entries} />
      <OwnPrices />
      {may('page.members') ? <Limits first={limits} /> : null}
    </>
  )
}

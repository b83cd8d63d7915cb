import './buy.css'
import { useSearchParams } from 'react-router'
import { useLocale } from 'use-intl'
import { viewProducts } from '#features/money/products/contract.ts'
import { currencies, isCurrency } from '#features/money/products/rules.ts'
import { atWork } from '#frame/guards.ts'
import { useSession } from '#frame/use-session.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import type { Route } from './+types/buy-screen'
import { OrderSummary } from './order-summary.tsx'
import { Packs } from './packs.tsx'
import { PlanOffers } from './plan-offers.tsx'
import { useBasket } from './use-basket.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const currency = asked.url.searchParams.get('currency') ?? ''
  const who = session?.page_id ? { user: session.display.id, page: session.page_id } : null
  const wanted = who && { ...who, kind: 'all' as const, ...(isCurrency(currency) && { currency }) }
  const mayBuy = session?.may.includes('billing') ?? false
  return { wanted, first: wanted && mayBuy ? await load(page, viewProducts, wanted) : undefined }
}

/** Where a page buys coins, credits, messages and plans (seed §2, "products"). */
export default function BuyScreen({ loaderData: { wanted, first } }: Route.ComponentProps) {
  const t = useTranslations('orders.buy')
  return (
    <WorkScreen title={t('title')} name="products" needs="billing" className="stack stack-xl">
      {wanted ? <Shop wanted={wanted} first={first} /> : null}
    </WorkScreen>
  )
}

type Shown = Required<Pick<Route.ComponentProps['loaderData'], 'first'>> & {
  wanted: NonNullable<Route.ComponentProps['loaderData']['wanted']>
}

function Shop({ wanted, first }: Shown) {
  const t = useTranslations('orders.buy')
  const session = useSession()
  const [search, setSearch] = useSearchParams()
  const { data, isError, refetch } = useCall(viewProducts, wanted, { initial: first })
  const basket = useBasket(wanted.page)
  const locale = useLocale()
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const comma = commaOf(toLanguage(locale))
  const offered = data?.data ?? []
  const currency = offered[0]?.currency ?? wanted.currency ?? 'USD'
  const turn = (name: 'currency' | 'voucher', value: string) =>
    setSearch(
      (now) => {
        if (value) now.set(name, value)
        else now.delete(name)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  const page = session?.pages.find(({ page_id }) => page_id === wanted.page)?.name
  return (
    <>
      <header className="cluster spread">
        <div className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet measure">
            {t('lead')} {page ? t.rich('forPage', { name: () => <bdi>{page}</bdi> }) : null}
          </p>
        </div>
        <NativeSelect
          name="currency"
          label={t('currency')}
          value={currency}
          onChange={(code) => turn('currency', code)}
          choices={currencies.map((id) => ({ id, text: `${id}${comma}${names.of(id)}` }))}
        />
      </header>
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {data ? (
        <div className="buy">
          <div className="stack stack-xl">
            <Packs kind="coins" offered={offered} basket={basket} />
            <Packs kind="cv" offered={offered} basket={basket} />
            <Packs kind="sms" offered={offered} basket={basket} />
            <PlanOffers offered={offered} basket={basket} />
          </div>
          {basket.items.length > 0 ? (
            <div className="buy-bar">
              <LinkButton href="#summary" look="primary" icon="down" wide>
                {t('toSummary', { count: basket.items.length })}
              </LinkButton>
            </div>
          ) : null}
          <aside>
            <OrderSummary
              page={wanted.page}
              offered={offered}
              basket={basket}
              currency={currency}
              voucher={search.get('voucher') ?? ''}
              onVoucher={(code) => turn('voucher', code)}
            />
          </aside>
        </div>
      ) : isError ? null : (
        <Skeleton />
      )}
    </>
  )
}

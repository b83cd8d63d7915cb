import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { listAllOrders } from '../admin-contract.ts'
import { orderStates } from '../rules.ts'
import type { Route } from './+types/all-orders-screen'
import { OrderFilters } from './order-filters.tsx'
import { OrderTable } from './order-table.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.order.read')
  const said = (name: string) => asked.url.searchParams.get(name) ?? ''
  const state = orderStates.find((one) => one === said('state'))
  const q = said('q').trim().slice(0, 100)
  const filters = { ...(q && { q }), ...(state && { state }) }
  const wanted = { ...filters, ...(said('cursor') && { cursor: said('cursor') }) }
  return { filters, wanted, first: session ? await load(page, listAllOrders, wanted) : undefined }
}

/** `/admin/orders`: orders of all pages, the latest first. */
export default function AllOrdersScreen({ loaderData: { filters, wanted, first } }: Route.ComponentProps) {
  const t = useTranslations('orders.admin')
  useTopic(first ? 'reviews:all' : null)
  const list = useCall(listAllOrders, wanted, { initial: first, enabled: first !== undefined })
  const next = (cursor: string) => `/admin/orders?${new URLSearchParams({ ...filters, cursor })}`
  return (
    <ListScreen
      name="all-orders"
      title={t('title')}
      lead={t('lead')}
      list={list}
      more={{ href: next, words: t('older') }}
      wide
    >
      <OrderFilters {...filters} />
      <OrderTable rows={list.data?.data ?? []} />
    </ListScreen>
  )
}

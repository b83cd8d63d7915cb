import { useState } from 'react'
import { countries } from '#features/site/lookups/contract.ts'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { listSellers, type Seller } from '../admin-contract.ts'
import type { Route } from './+types/sellers-screen'
import { SellerCard } from './seller-card.tsx'
import { SellerDialog } from './seller-dialog.tsx'
import { TaxRates } from './tax-rates.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.price.set')
  return { first: session ? await load(page, listSellers, {}) : undefined }
}

/** `/admin/sellers`: who stands on invoices and is paid by transfer, and the tax of each country by day. */
export default function SellersScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('orders.sellers')
  useTopic(first ? 'reviews:all' : null)
  const list = useCall(listSellers, {}, { initial: first, enabled: first !== undefined })
  const { choices } = useList(countries, {})
  const [changing, change] = useState<Seller | 'new' | null>(null)
  const nameOf = (country: number) => choices.find(({ id }) => id === String(country))?.text ?? ''
  return (
    <ListScreen name="sellers" title={t('title')} lead={t('lead')} list={list} wide>
      <div>
        <Button look="primary" icon="plus" onClick={() => change('new')}>
          {t('add')}
        </Button>
      </div>
      <ul className="stack">
        {(list.data?.data.sellers ?? []).map((seller) => (
          <li key={seller.id}>
            <SellerCard seller={seller} nameOf={nameOf} onChange={() => change(seller)} />
          </li>
        ))}
      </ul>
      <TaxRates rates={list.data?.data.rates ?? []} countries={choices} />
      {changing ? (
        <SellerDialog seller={changing === 'new' ? null : changing} countries={choices} onClose={() => change(null)} />
      ) : null}
    </ListScreen>
  )
}

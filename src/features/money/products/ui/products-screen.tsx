import './products.css'
import { useState } from 'react'
import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { type Listed, listProducts, withdrawProduct } from '../contract.ts'
import type { Route } from './+types/products-screen'
import { ChangePrices } from './change-prices.tsx'
import { MakeProduct } from './make-product.tsx'
import { ProductTable } from './product-table.tsx'
import { useProductName } from './use-product-name.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.price.set')
  return { first: session ? await load(page, listProducts, {}) : undefined }
}

/** `/admin/products`: what is sold, at which price in each currency; what is sold no more stands below. */
export default function ProductsScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('products.admin')
  useTopic(first ? 'lookups:all' : null)
  const list = useCall(listProducts, {}, { initial: first, enabled: first !== undefined })
  const [making, setMaking] = useState(false)
  const [pricing, price] = useState<Listed | null>(null)
  const [going, withdraw] = useState<Listed | null>(null)
  const rows = list.data?.data ?? []
  const withdrawn = rows.filter(({ withdrawn_at }) => withdrawn_at !== null)
  return (
    <ListScreen name="admin-products" title={t('title')} lead={t('lead')} list={list} wide>
      <div>
        <Button look="primary" icon="plus" onClick={() => setMaking(true)}>
          {t('make')}
        </Button>
      </div>
      <ProductTable
        caption={t('title')}
        rows={rows.filter(({ withdrawn_at }) => withdrawn_at === null)}
        onPrice={price}
        onWithdraw={withdraw}
      />
      {withdrawn.length > 0 ? (
        <section className="stack">
          <h2>{t('withdrawnOnes')}</h2>
          <ProductTable caption={t('withdrawnOnes')} rows={withdrawn} />
        </section>
      ) : null}
      {making ? <MakeProduct onClose={() => setMaking(false)} /> : null}
      {pricing ? <ChangePrices product={pricing} onClose={() => price(null)} /> : null}
      {going ? <Withdraw product={going} onClose={() => withdraw(null)} /> : null}
    </ListScreen>
  )
}

function Withdraw({ product, onClose }: { product: Listed; onClose: () => void }) {
  const t = useTranslations('products.admin')
  const { productName } = useProductName()
  const send = useSend(withdrawProduct, {
    onDone() {
      toast.show({ text: t('withdrawn'), tone: 'good' })
      refreshCall(listProducts)
      onClose()
    },
    onProblem: ({ message }) => toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <SureDialog
      open
      onClose={onClose}
      title={t('withdrawTitle', { name: productName(product) })}
      about={t('withdrawAbout')}
      go={t('withdraw')}
      keep={t('cancel')}
      busy={send.isPending}
      onGo={() => send.mutate({ product: product.id })}
    />
  )
}

import './staff-orders.css'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type OrderState, orderStates } from '../rules.ts'

/** An order is paid and delivered at once: no screen tells the two apart. */
const shown = orderStates.filter((state) => state !== 'paid')

/** Finds orders by number, reference or buyer, and by where they stand. */
export function OrderFilters({ q = '', state }: { q?: string; state?: OrderState }) {
  const t = useTranslations('orders.admin')
  const states = useTranslations('orders.states')
  return (
    <form className="order-filters" action="/admin/orders">
      <TextField name="q" label={t('find')} icon="search" defaultValue={q} maxLength={100} dir="auto" />
      <NativeSelect
        name="state"
        label={t('state')}
        empty={t('anyState')}
        defaultValue={state ?? ''}
        choices={shown.map((id) => ({ id, text: states(id) }))}
      />
      <Button type="submit">{t('search')}</Button>
    </form>
  )
}

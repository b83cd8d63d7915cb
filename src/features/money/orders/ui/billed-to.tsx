import { useState } from 'react'
import { useLocale } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { showBilling } from '../contract.ts'
import { BillingDialog } from './billing-dialog.tsx'
import { BuyerPlace } from './buyer-place.tsx'

/** To whom the invoice goes, and the way to change it. */
export function BilledTo({ missing }: { missing?: boolean }) {
  const t = useTranslations('orders.billing')
  const { data } = useCall(showBilling, {})
  const comma = commaOf(toLanguage(useLocale()))
  const [open, setOpen] = useState(false)
  if (!data) return null
  const { name, city, country, tax_number, is_kept } = data.data
  return (
    <div className="stack stack-xs small">
      {is_kept ? (
        <p className="quiet">
          {t('billedTo')} <bdi className="strong">{name}</bdi>
          {comma}
          <BuyerPlace city={city} country={country} />
          {tax_number ? (
            <>
              {comma}
              <bdi dir="ltr">{tax_number}</bdi>
            </>
          ) : null}
        </p>
      ) : (
        <p className={missing ? 'bad-text' : 'quiet'} role={missing ? 'alert' : undefined}>
          {t('missing')}
        </p>
      )}
      <div>
        <Button look={is_kept ? 'text' : 'quiet'} size="s" onClick={() => setOpen(true)}>
          {is_kept ? t('change') : t('add')}
        </Button>
      </div>
      {open ? <BillingDialog billing={data.data} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

import { useTranslations } from '#platform/browser/intl.ts'
import { minorOf, typedOf } from '#platform/shared/typed-money.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { usePrice } from './use-price.ts'

type Props = {
  name: string
  label: string
  currency: string
  /** As it was typed; `minorOf` reads it. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  help?: string
  optional?: boolean
  required?: boolean
}

/** Money in one currency, as people type it: below it stands the amount it was read as. */
export function PriceField({ currency, help, error, ...field }: Props) {
  const t = useTranslations('products.admin')
  const priceOf = usePrice()
  const minor = minorOf(field.value, currency)
  const isRead = !Number.isNaN(minor)
  const unread = field.value.trim() === '' || isRead ? undefined : t('unread', { example: typedOf(125050, currency) })
  return (
    <TextField
      {...field}
      error={error ?? unread}
      help={isRead ? priceOf(minor, currency) : help}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      maxLength={24}
    />
  )
}

import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { stepOf } from '#platform/shared/money.ts'
import { typedOf } from '#platform/shared/typed-money.ts'
import { Button } from '#ui/basics/button.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { type Listed, listProducts, priceProduct } from '../contract.ts'
import { type Currency, currencies } from '../rules.ts'
import { nameOfPrice, PriceFields, pricesOf, type TypedPrices } from './price-fields.tsx'
import { useProductName } from './use-product-name.ts'

/** Other prices of a product, from now on; those that were left as they are stay. */
export function ChangePrices({ product, onClose }: { product: Listed; onClose: () => void }) {
  const t = useTranslations('products.admin')
  const { productName } = useProductName()
  const form = useForm(priceProduct, {
    initial: { prices: typedPrices(product) },
    sendBy: async () => {
      for (const [currency, amount] of changed(product, pricesOf(form.values.prices)))
        await send(priceProduct, { product: product.id, currency, amount }).catch((error) => {
          throw inField(error, nameOfPrice(currency))
        })
      return send(listProducts, {})
    },
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      refreshCall(listProducts)
      onClose()
    },
  })
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={productName(product)}
      about={t('pricesHelp')}
      footer={
        <>
          <Button look="primary" busy={form.sending} onClick={() => void form.submit()}>
            {t('savePrices')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form method="post" className="stack" onSubmit={form.submit} noValidate>
        <ErrorSummary errors={form.errors.map(({ field, message }) => ({ name: field, text: message }))} takeFocus />
        <PriceFields
          value={form.values.prices}
          onChange={(prices) => form.set('prices', prices)}
          errorOf={form.errorOf}
        />
        {form.problem && form.errors.length === 0 ? <p role="alert">{form.problem.message}</p> : null}
      </form>
    </Dialog>
  )
}

const typedPrices = ({ prices }: Listed) =>
  Object.fromEntries(
    currencies.map((currency) => {
      const minor = prices[currency]
      return [currency, minor === undefined ? '' : typedOf(minor, currency)]
    }),
  ) as TypedPrices

/** Those that will be refused come first: then none is changed. */
const changed = ({ prices }: Listed, now: Record<Currency, number>) =>
  currencies
    .flatMap((currency) => (now[currency] === prices[currency] ? [] : [[currency, now[currency]] as const]))
    .sort(([one, a], [other, b]) => Number(b % stepOf(other) !== 0) - Number(a % stepOf(one) !== 0))

/** The call knows one amount; the form asks for several. */
function inField(error: unknown, field: string): unknown {
  if (!(error instanceof Problem)) return error
  return new Problem({ ...error.facts, errors: error.errors.map((one) => ({ ...one, field })) })
}

import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { fieldId } from '#ui/fields/field.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { countFor } from '#ui/fields/numbers.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { addProduct, listProducts } from '../contract.ts'
import { currencies, perkKinds, productKinds } from '../rules.ts'
import { PriceFields, pricesOf, type TypedPrices } from './price-fields.tsx'

const blank = Object.fromEntries(currencies.map((currency) => [currency, ''])) as TypedPrices
const noPerks = Object.fromEntries(perkKinds.map((perk) => [perk, ''])) as Record<(typeof perkKinds)[number], string>

/** Offers a pack or a plan that was not sold before. */
export function MakeProduct({ onClose }: { onClose: () => void }) {
  const t = useTranslations('products.admin')
  const form = useForm(addProduct, {
    initial: { kind: 'coins' as string, quantity: '', plan: '', prices: blank, ...noPerks },
    toInput: ({ kind, quantity, plan, prices, ...perks }) => ({
      kind: productKinds.find((one) => one === kind) ?? 'coins',
      quantity: countFor(quantity),
      prices: pricesOf(prices),
      ...(kind === 'plan' && { plan: plan.trim() || null, perks: perksOf(perks) }),
    }),
    onDone() {
      toast.show({ text: t('made'), tone: 'good' })
      refreshCall(listProducts)
      onClose()
    },
  })
  const isPlan = form.values.kind === 'plan'
  const digits = (name: 'quantity' | (typeof perkKinds)[number]) => ({
    ...form.field(name),
    ...{ inputMode: 'numeric' as const, dir: 'ltr' },
  })
  return (
    <FormDialog form={form} wide onClose={onClose} title={t('make')} save={t('make')} cancel={t('cancel')}>
      <div className="fields">
        <NativeSelect
          {...form.field('kind')}
          label={t('kind')}
          choices={productKinds.map((id) => ({ id, text: t(`kinds.${id}`) }))}
        />
        <TextField {...digits('quantity')} label={isPlan ? t('months') : t('quantity')} maxLength={6} required />
      </div>
      {isPlan ? (
        <>
          <TextField {...form.field('plan')} label={t('plan')} help={t('planHelp')} maxLength={40} required />
          <h3 id={fieldId('perks')}>{t('perksTitle')}</h3>
          <div className="product-prices">
            {perkKinds.map((perk) => (
              <TextField key={perk} {...digits(perk)} label={t(`perks.${perk}`)} maxLength={5} optional />
            ))}
          </div>
        </>
      ) : null}
      <h3>{t('prices')}</h3>
      <PriceFields
        value={form.values.prices}
        onChange={(prices) => form.set('prices', prices)}
        errorOf={form.errorOf}
      />
    </FormDialog>
  )
}

const perksOf = (typed: Record<string, string>) =>
  Object.fromEntries(Object.entries(typed).flatMap(([perk, count]) => (count === '' ? [] : [[perk, countFor(count)]])))

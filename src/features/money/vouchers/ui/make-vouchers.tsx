import { useNavigate } from 'react-router'
import { isCurrency } from '#features/money/products/rules.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { minorOf } from '#platform/shared/typed-money.ts'
import { Checkbox } from '#ui/fields/choice.tsx'
import { countFor } from '#ui/fields/numbers.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { addVouchers } from '../contract.ts'
import { isForOrders, type VoucherKind, voucherKinds } from '../rules.ts'
import { VoucherWorth } from './voucher-worth.tsx'

const numbers = ['count', 'uses', 'uses_of_page'] as const

/** Makes vouchers: what each gives, how many, how often and until when. */
export function MakeVouchers({ onClose }: { onClose: () => void }) {
  const t = useTranslations('vouchers.admin')
  const navigate = useNavigate()
  const form = useForm(addVouchers, {
    initial: {
      label: '',
      kind: 'coin' as string,
      ...{ amount: '', currency: 'AED' as string, product: '', count: '1', uses: '1', uses_of_page: '1' },
      ...{ starts_on: '', ends_on: '', first_order: false },
    },
    toInput: ({ kind: typed, amount, currency, product, count, uses, uses_of_page, ...rest }) => {
      const kind = kindOf(typed)
      return {
        ...{
          label: rest.label,
          kind,
          count: countFor(count),
          uses: countFor(uses),
          uses_of_page: countFor(uses_of_page),
        },
        ...{ starts_on: rest.starts_on || null, ends_on: rest.ends_on || null },
        amount: kind === 'amount' ? minorOf(amount, currency) : countFor(amount),
        ...(kind === 'amount' && { currency: isCurrency(currency) ? currency : null }),
        ...(kind === 'product' && { product: product || null }),
        ...(isForOrders(kind) && { first_order: rest.first_order }),
      }
    },
    onDone: ({ data }) => void navigate(`/admin/vouchers/${data.id}`),
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t('make')} save={t('make')} cancel={t('cancel')}>
      <TextField {...form.field('label')} label={t('label')} help={t('labelHelp')} maxLength={120} required />
      <VoucherWorth
        kind={kindOf(form.values.kind)}
        onKind={(kind) => form.setValues({ ...form.values, kind, amount: kind === 'product' ? '1' : '' })}
        field={form.field}
      />
      {isForOrders(kindOf(form.values.kind)) ? (
        <Checkbox {...form.field('first_order')} help={t('first_orderHelp')}>
          {t('first_order')}
        </Checkbox>
      ) : null}
      {numbers.map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          maxLength={12}
          label={t(name)}
          help={name === 'uses_of_page' ? undefined : t(`${name}Help`)}
          inputMode="numeric"
          dir="ltr"
          required
        />
      ))}
      <TextField {...form.field('starts_on')} type="date" label={t('starts_on')} optional />
      <TextField {...form.field('ends_on')} type="date" label={t('ends_on')} optional />
    </FormDialog>
  )
}

const kindOf = (typed: string): VoucherKind => voucherKinds.find((one) => one === typed) ?? 'coin'

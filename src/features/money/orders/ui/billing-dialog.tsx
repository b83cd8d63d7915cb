import { countries } from '#features/site/lookups/contract.ts'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { quoteOrder, setBilling, showBilling } from '../contract.ts'

type Billing = Gives<typeof showBilling>['data']

/** To whom invoices go from now on. */
export function BillingDialog({ billing, onClose }: { billing: Billing; onClose: () => void }) {
  const t = useTranslations('orders.billing')
  const list = useList(countries, {})
  const form = useForm(setBilling, {
    initial: {
      name: billing.name,
      address: billing.address,
      city: billing.city,
      country_id: billing.country_id ? String(billing.country_id) : '',
      tax_number: billing.tax_number,
      emails: billing.emails.join('\n'),
    },
    toInput: ({ country_id, emails, ...rest }) => ({
      ...rest,
      country_id: Number(country_id),
      emails: emails.split(/[\s,;]+/).filter(Boolean),
    }),
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      // where the buyer is decides the tax
      refreshCall(showBilling)
      refreshCall(quoteOrder)
      onClose()
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t('title')} save={t('save')} cancel={t('cancel')}>
      <TextField {...form.field('name')} label={t('name')} maxLength={200} autoComplete="organization" required />
      <TextField
        {...form.field('address')}
        label={t('address')}
        maxLength={300}
        autoComplete="street-address"
        required
      />
      <TextField {...form.field('city')} label={t('city')} maxLength={120} autoComplete="address-level2" required />
      <NativeSelect {...form.field('country_id')} label={t('country')} empty="" choices={list.choices} required />
      <TextField
        {...form.field('tax_number')}
        label={t('tax_number')}
        help={t('taxNumberHelp')}
        dir="ltr"
        maxLength={30}
        optional
      />
      <TextArea {...form.field('emails')} label={t('emails')} help={t('emailsHelp')} dir="ltr" rows={2} optional />
    </FormDialog>
  )
}

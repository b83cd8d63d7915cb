import { countries } from '#features/site/lookups/contract.ts'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { countFor } from '#ui/fields/numbers.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { listVersions, setPrice, type Version } from '../contract.ts'
import { nameOf } from './name-of.ts'

/** What is set of it: some are free by the month, places by how many there are at once; some last. */
const fieldsOf = ({ action, days }: Version) =>
  [
    'cost' as const,
    action === 'live_job' ? ('free_at_once' as const) : ('free_monthly' as const),
    ...(days ? ['days' as const] : []),
  ].filter((name) => name !== 'free_monthly' || ['unlock', 'formatted_cv', 'bulk_parse'].includes(action))

type Props = { version: Version; brand: string; onClose: () => void }

/** A new price, everywhere or in one country, of all brands or of this one. */
export function PriceDialog({ version, brand: own, onClose }: Props) {
  const t = useTranslations('prices')
  const list = useList(countries, {})
  const { action, variant } = version
  const form = useForm(setPrice, {
    initial: {
      country_id: String(version.country_id ?? ''),
      brand: version.brand ?? '',
      cost: String(version.cost),
      free_monthly: String(version.free_monthly),
      free_at_once: String(version.free_at_once),
      days: String(version.days ?? ''),
    },
    toInput: ({ country_id, brand, cost, free_monthly, free_at_once, days }) => ({
      action,
      variant,
      country_id: country_id === '' ? null : Number(country_id),
      brand: brand || null,
      cost: countFor(cost),
      free_monthly: countFor(free_monthly),
      free_at_once: countFor(free_at_once),
      ...(version.days && { days: countFor(days) }),
    }),
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      refreshCall(listVersions)
      onClose()
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t(nameOf(version))} save={t('save')} cancel={t('cancel')}>
      <NativeSelect
        {...form.field('country_id')}
        label={t('country')}
        help={t('countryHelp')}
        empty={t('everywhere')}
        choices={list.choices}
      />
      <NativeSelect
        {...form.field('brand')}
        label={t('brand')}
        empty={t('everyBrand')}
        choices={[...new Set([own, version.brand ?? own])].map((id) => ({ id, text: id }))}
      />
      {fieldsOf(version).map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          maxLength={12}
          label={t(name)}
          inputMode="numeric"
          dir="ltr"
          required
        />
      ))}
    </FormDialog>
  )
}

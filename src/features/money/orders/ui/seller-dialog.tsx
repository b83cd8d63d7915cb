import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { ManyChoice } from '#ui/fields/many-choice.tsx'
import { type Choice, NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { listSellers, type Seller, setSeller } from '../admin-contract.ts'

type Props = { seller: Seller | null; countries: readonly Choice[]; onClose: () => void }

const blank = { name: '', address: '', tax_number: '' }
const noBank = { holder: '', iban: '', bank: '', swift: '' }
const most = { holder: 120, iban: 40, bank: 120, swift: 20 }

/** A seller as it is on invoices from now on; those issued stay. */
export function SellerDialog({ seller, countries, onClose }: Props) {
  const t = useTranslations('orders.sellers')
  const form = useForm(setSeller, {
    initial: {
      ...{ name: (seller ?? blank).name, address: (seller ?? blank).address },
      tax_number: (seller ?? blank).tax_number,
      country_id: seller ? String(seller.country_id) : '',
      countries: (seller?.countries ?? []).map(String) as readonly string[],
      ...noBank,
      ...seller?.bank,
    },
    toInput: ({ holder, iban, bank, swift, country_id, countries: served, ...rest }) => ({
      ...{ ...rest, seller: seller?.id ?? null, country_id: Number(country_id), countries: served.map(Number) },
      bank: { holder, iban, bank, swift },
    }),
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      refreshCall(listSellers)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={seller ? t('changeTitle') : t('add')}
      save={t('save')}
      cancel={t('close')}
    >
      <TextField {...form.field('name')} label={t('name')} maxLength={200} required />
      <TextArea {...form.field('address')} label={t('address')} maxLength={300} rows={2} optional />
      <NativeSelect {...form.field('country_id')} label={t('country_id')} empty="" choices={countries} required />
      <TextField
        {...form.field('tax_number')}
        label={t('tax_number')}
        help={t('taxNumberHelp')}
        dir="ltr"
        maxLength={30}
        optional
      />
      <ManyChoice {...form.field('countries')} label={t('countries')} help={t('countriesHelp')} choices={countries} />
      <h3>{t('bank.title')}</h3>
      {(['holder', 'iban', 'bank', 'swift'] as const).map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          error={form.errorOf(`bank.${name}`)}
          label={t(`bank.${name}`)}
          help={name === 'iban' ? t('ibanHelp') : undefined}
          dir={name === 'iban' || name === 'swift' ? 'ltr' : 'auto'}
          maxLength={most[name]}
          optional
        />
      ))}
    </FormDialog>
  )
}

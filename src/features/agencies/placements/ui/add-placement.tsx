import { useTranslations } from 'use-intl'
import { currencies } from '#features/site/lookups/contract.ts'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { inLikelyOrder } from '#platform/shared/likely-currencies.ts'
import { readNumber } from '#platform/shared/numbers.ts'
import { DateField } from '#ui/fields/date-field.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { addPlacement, listPlacements, type Placement } from '../contract.ts'

export type ToComplete = { submission: string; name: string; client: string; job: string }

const all = {}
const periods = ['hour', 'day', 'month', 'year'] as const
type Props = { one: ToComplete; placements: readonly Placement[]; onClose: () => void }

/** Start and salary of somebody who was hired; the fee follows from the terms. */
export function AddPlacement({ one, placements, onClose }: Props) {
  const t = useTranslations('placements')
  const list = useList(currencies, all)
  const owed = placements.filter(({ state, replace_until }) => state === 'left' && replace_until !== null)
  const form = useForm(addPlacement, {
    initial: { starts_on: '', salary: '', salary_currency: 'AED', salary_period: 'month', replaces: '' },
    toInput: ({ salary, salary_period, ...values }) => ({
      ...{ submission: one.submission, ...values, salary: readNumber(salary) ?? 0 },
      salary_period: salary_period as (typeof periods)[number],
    }),
    onDone() {
      toast.show({ text: t('form.saved'), tone: 'good' })
      refreshCall(listPlacements)
      onClose()
    },
  })
  const codes = inLikelyOrder(
    list.choices.map(({ id }) => id),
    'AE',
  )
  return (
    <FormDialog
      form={form}
      title={t('complete')}
      about={one.name}
      save={t('form.save')}
      cancel={t('form.cancel')}
      onClose={onClose}
    >
      <p className="quiet small">{t('form.help')}</p>
      <DateField {...form.field('starts_on')} label={t('form.starts')} required />
      <TextField
        {...form.field('salary')}
        label={t('form.salary')}
        inputMode="numeric"
        dir="ltr"
        maxLength={14}
        autoComplete="off"
        required
      />
      <div className="fields">
        <NativeSelect
          {...form.field('salary_currency')}
          label={t('form.currency')}
          choices={codes.map((code) => ({ id: code, text: code }))}
        />
        <NativeSelect
          {...form.field('salary_period')}
          label={t('form.period')}
          choices={periods.map((id) => ({ id, text: t(`form.periods.${id}`) }))}
        />
      </div>
      {owed.length > 0 ? (
        <NativeSelect
          {...form.field('replaces')}
          label={t('form.replaces')}
          empty={t('form.replacesNone')}
          choices={owed.map(({ id, name, client }) => ({ id, text: `${name} (${client.name})` }))}
        />
      ) : null}
    </FormDialog>
  )
}

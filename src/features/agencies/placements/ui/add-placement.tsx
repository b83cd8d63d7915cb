import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Fold } from '#ui/basics/fold.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { countFor, countOrNone } from '#ui/fields/numbers.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { addPlacement, listPlacements, showPlacement, type ToPlace } from '../contract.ts'
import { CurrencyField } from './currency-field.tsx'

const periods = ['hour', 'day', 'month', 'year'] as const
type Props = {
  /** Whom to place; where there are several, one is chosen. */
  people: readonly [ToPlace, ...ToPlace[]]
  /** The placement they fill, which makes this one free. */
  replaces?: { id: string; name: string }
  onClose: () => void
  onDone?: () => void
}

type Pay = { salary: string; salary_currency: string; salary_period: string }

const payOf = ({ salary, salary_currency, salary_period }: ToPlace): Pay => ({
  ...{ salary: salary ? String(salary) : '', salary_currency: salary_currency ?? 'AED' },
  salary_period: salary_period ?? 'month',
})
const choose = (people: Props['people'], id: string) => people.find(({ submission }) => submission === id) ?? people[0]

/** Start, salary and share of somebody who was hired; the fee follows from the terms. */
export function AddPlacement({ people, replaces, onClose, onDone }: Props) {
  const t = useTranslations('placements')
  const [first] = people
  const form = useForm(addPlacement, {
    initial: {
      ...{ submission: first.submission, starts_on: '', ...payOf(first) },
      ...{ own_share: '', shared_with: '' },
    },
    toInput: ({ salary, salary_period, own_share, ...values }) => ({
      ...{ ...values, salary: countFor(salary), replaces: replaces?.id ?? null },
      own_share: countOrNone(own_share),
      salary_period: salary_period as (typeof periods)[number],
    }),
    onDone() {
      toast.show({ text: t('form.saved'), tone: 'good' })
      refreshCall(listPlacements)
      refreshCall(showPlacement)
      onDone?.()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(replaces ? 'replaceBy' : 'complete')}
      about={replaces ? t('form.replacesOne', { name: replaces.name }) : `${first.name}, ${first.client}`}
      save={t('form.save')}
      cancel={t('form.cancel')}
      onClose={onClose}
    >
      <p className="quiet small">{t(replaces ? 'form.freeHelp' : 'form.help')}</p>
      {people.length > 1 || replaces ? (
        <NativeSelect
          {...form.field('submission')}
          label={t('candidate')}
          choices={people.map(({ submission, name, job }) => ({ id: submission, text: `${name} (${job})` }))}
          // what stands in the form is the pay this one approved
          onChange={(id) => form.setValues((now) => ({ ...now, submission: id, ...payOf(choose(people, id)) }))}
        />
      ) : null}
      <DateField {...form.field('starts_on')} label={t('form.starts')} required />
      <PayFields field={form.field} />
      <Fold words={t('split')}>
        <div className="fields">
          <TextField
            {...form.field('own_share')}
            label={t('form.ownShare')}
            help={t('form.ownShareHelp')}
            inputMode="numeric"
            dir="ltr"
            maxLength={3}
            optional
          />
          <TextField {...form.field('shared_with')} label={t('form.sharedWith')} maxLength={160} optional />
        </div>
      </Fold>
    </FormDialog>
  )
}

type PayName = 'salary' | 'salary_currency' | 'salary_period'
type Field = ReturnType<typeof useForm<typeof addPlacement, Record<PayName, string>>>['field']

function PayFields({ field }: { field: Field }) {
  const t = useTranslations('placements.form')
  return (
    <>
      <TextField
        {...field('salary')}
        label={t('salary')}
        inputMode="numeric"
        dir="ltr"
        maxLength={14}
        autoComplete="off"
        required
      />
      <div className="fields">
        <CurrencyField {...field('salary_currency')} label={t('currency')} />
        <NativeSelect
          {...field('salary_period')}
          label={t('period')}
          choices={periods.map((id) => ({ id, text: t(`periods.${id}`) }))}
        />
      </div>
    </>
  )
}

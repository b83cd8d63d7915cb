import { currencies } from '#features/site/lookups/contract.ts'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { FormWith } from '#platform/browser/use-form.ts'
import { inLikelyOrder } from '#platform/shared/likely-currencies.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { countOrNone } from '#ui/fields/numbers.ts'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import type { SubmissionDetail } from '../contract.ts'

export type Said = {
  note: string
  salary: string
  salary_currency: string
  salary_period: string
  notice_days: string
}

type Known = Pick<SubmissionDetail, 'note' | 'salary' | 'salary_currency' | 'salary_period' | 'notice_days'>

/** What the form begins with. */
export const saidOf = (one: Known | null, currency = 'AED'): Said => ({
  note: one?.note ?? '',
  salary: one?.salary ? String(one.salary) : '',
  salary_currency: one?.salary_currency ?? currency,
  salary_period: one?.salary_period ?? 'month',
  notice_days: one?.notice_days === null || !one ? '' : String(one.notice_days),
})

/** As the calls take it: without a salary there is no currency either. */
export const inputOf = ({ note, salary, salary_currency, salary_period, notice_days }: Said) => ({
  note,
  salary: countOrNone(salary),
  salary_currency: salary.trim() === '' ? null : salary_currency,
  salary_period: salary.trim() === '' ? null : (salary_period as 'month'),
  notice_days: countOrNone(notice_days),
})

/** What the agency says of somebody beside the CV: to the person first, then to the client. */
export function SaidFields({ form, fixed = false }: { form: Pick<FormWith<Said>, 'field'>; fixed?: boolean }) {
  const t = useTranslations('submissions.field')
  const ui = useTranslations('ui.money')
  const money = useList(currencies, {})
  const codes = inLikelyOrder(
    money.choices.map(({ id }) => id),
    'AE',
  )
  const periods = (['hour', 'day', 'month', 'year'] as const).map((id) => ({ id, text: ui(id) }))
  return (
    <>
      <TextArea
        {...form.field('note')}
        label={t('note')}
        help={t(fixed ? 'noteHelpApproved' : 'noteHelp')}
        rows={3}
        maxLength={2000}
        optional
      />
      {fixed ? null : (
        <>
          <div className="fields">
            <TextField
              {...form.field('salary')}
              label={t('salary')}
              inputMode="numeric"
              dir="ltr"
              maxLength={14}
              optional
            />
            <NativeSelect
              {...form.field('salary_currency')}
              label={ui('currency')}
              choices={codes.map((id) => ({ id, text: id }))}
            />
            <NativeSelect {...form.field('salary_period')} label={ui('period')} choices={periods} />
          </div>
          <TextField
            {...form.field('notice_days')}
            label={t('notice')}
            inputMode="numeric"
            dir="ltr"
            maxLength={3}
            optional
          />
        </>
      )}
    </>
  )
}

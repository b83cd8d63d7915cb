import { PriceField } from '#features/money/products/ui/price-field.tsx'
import { currencies } from '#features/site/lookups/contract.ts'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { FormWith } from '#platform/browser/use-form.ts'
import { currencyOf, inLikelyOrder } from '#platform/shared/likely-currencies.ts'
import { readNumber } from '#platform/shared/numbers.ts'
import { minorOf, typedOf } from '#platform/shared/typed-money.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Terms } from '../contract.ts'
import { feeKinds, guaranteeDays, guaranteeKinds } from '../rules.ts'

const all = {}

export type TermValues = {
  fee_kind: string
  fee_percent: string
  fee_amount: string
  fee_currency: string
  guarantee_days: string
  guarantee_kind: string
}

/** What the fields begin with: the terms there are, or those that are usual. */
export const termValues = (terms: Terms | null, country: string): TermValues => ({
  fee_kind: terms?.fee_kind ?? 'percent',
  fee_percent: terms?.fee_percent ? String(terms.fee_percent) : '',
  fee_amount: terms?.fee_amount ? typedOf(terms.fee_amount, terms.fee_currency) : '',
  fee_currency: terms?.fee_currency ?? currencyOf(country),
  guarantee_days: String(terms?.guarantee_days ?? 90),
  guarantee_kind: terms?.guarantee_kind ?? 'replacement',
})

/** As a call takes them: only the figure that the kind of fee is told by; what was not read as a number is refused there. */
export const termsOf = ({ fee_percent, fee_amount, ...values }: TermValues) => ({
  fee_kind: values.fee_kind as Terms['fee_kind'],
  fee_percent: values.fee_kind === 'percent' && fee_percent ? (readNumber(fee_percent) ?? 0) : null,
  fee_amount: values.fee_kind === 'fixed' && fee_amount ? minorOf(fee_amount, values.fee_currency) || 0 : null,
  fee_currency: values.fee_currency,
  guarantee_days: Number(values.guarantee_days),
  guarantee_kind: values.guarantee_kind as Terms['guarantee_kind'],
})

/** The fee, and the guarantee: what a placement is counted by. */
export function TermFields({ form: { field, values }, country }: { form: FormWith<TermValues>; country: string }) {
  const t = useTranslations('clients.terms')
  const list = useList(currencies, all)
  const codes = inLikelyOrder(
    list.choices.map(({ id }) => id),
    country,
  )
  return (
    <>
      <RadioGroup
        {...field('fee_kind')}
        label={t('fee')}
        look="segments"
        choices={feeKinds.map((id) => ({ id, text: t(`kinds.${id}`) }))}
      />
      <div className="fields">
        {values.fee_kind === 'percent' ? (
          <TextField
            {...field('fee_percent')}
            label={t('percent')}
            inputMode="decimal"
            dir="ltr"
            maxLength={6}
            required
          />
        ) : (
          <PriceField {...field('fee_amount')} label={t('amount')} currency={values.fee_currency} required />
        )}
        <NativeSelect
          {...field('fee_currency')}
          label={t('currency')}
          choices={codes.map((code) => ({ id: code, text: code }))}
        />
      </div>
      <div className="fields">
        <NativeSelect
          {...field('guarantee_days')}
          label={t('guarantee')}
          choices={guaranteeDays.map((days) => ({ id: String(days), text: t('days', { count: days }) }))}
        />
        {values.guarantee_days === '0' ? null : (
          <NativeSelect
            {...field('guarantee_kind')}
            label={t('within')}
            choices={guaranteeKinds.map((id) => ({ id, text: t(`promised.${id}`) }))}
          />
        )}
      </div>
    </>
  )
}

import { useTerms } from '#features/agencies/clients/ui/use-terms.ts'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { type Tone, Word } from '#ui/basics/word.tsx'
import type { Placement, PlacementInvoice } from '../contract.ts'
import type { PlacementState } from '../placement-states.ts'

export const placementTones = {
  agreed: 'info',
  started: 'info',
  passed: 'good',
  left: 'bad',
  replaced: 'plain',
  refunded: 'plain',
  lost: 'plain',
} as const satisfies Record<PlacementState, Tone>
/** So many days before its end a guarantee is amber. */
const soon = 14

/** "day 41 of 90"; what became of it once it is over. */
export function Guarantee({ row }: { row: Placement }) {
  const t = useTranslations('placements')
  const { state, guarantee_day: day, guarantee_days: days } = row
  if (state === 'left') return <Word tone="bad">{t('leftDay', { day })}</Word>
  // a replacement has no guarantee that could pass
  if (days === 0 && (state === 'started' || state === 'passed')) return <Word>{t('noGuarantee')}</Word>
  if (state !== 'started') return <Word tone={placementTones[state]}>{t(`states.${state}`)}</Word>
  return <Word tone={days - day <= soon ? 'warm' : 'info'}>{t('day', { day, days })}</Word>
}

/** How the invoice stands; of whoever left, until when a replacement is free. */
export function InvoiceWord({ row: { state, replace_until, fee, invoice } }: { row: Placement }) {
  const t = useTranslations('placements')
  const day = useDay()
  if (state === 'left' && replace_until)
    return <Word tone="bad">{t('invoices.replace', { day: day(replace_until) })}</Word>
  if (fee === 0) return <Word>{t('free')}</Word>
  return invoice ? <PaidWord paper={invoice} /> : <Word>{t('invoices.none')}</Word>
}

/** Whether a paper is paid, and else by when how much of it is due. */
export function PaidWord({ paper: { paid_on, late, due_on, left, total, currency } }: { paper: PlacementInvoice }) {
  const t = useTranslations('placements')
  const day = useDay()
  const price = usePrice()
  if (paid_on) return <Word tone="good">{t('invoices.paid', { day: day(paid_on) })}</Word>
  if (left === 0) return <Word>{t('invoices.credited')}</Word>
  const amount = left < total ? price(left, currency) : 'none'
  return (
    <Word tone={late ? 'bad' : 'warm'}>{t(late ? 'invoices.late' : 'invoices.due', { day: day(due_on), amount })}</Word>
  )
}

/** What was promised should somebody leave early, and until which day. */
export function GuaranteeTerms({ row }: { row: Placement }) {
  const t = useTranslations('placements')
  const day = useDay()
  const { guarantee } = useTerms()
  const { guarantee_days, guarantee_until } = row
  const terms = guarantee_days === 0 ? t('noGuarantee') : guarantee(row)
  if (guarantee_days === 0 || !guarantee_until) return terms
  return t('guaranteeUntil', { terms, day: day(guarantee_until) })
}

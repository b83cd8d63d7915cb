import { useTerms } from '#features/agencies/clients/ui/use-terms.ts'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { usePrice } from '#features/money/products/ui/use-price.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import { History } from '#ui/lists/history.tsx'
import { Drawer } from '#ui/over/dialog.tsx'
import { type PlacementDetail, showPlacement } from '../contract.ts'
import { Guarantee, GuaranteeTerms } from './guarantee.tsx'
import { PlacementActs } from './placement-acts.tsx'
import { PlacementPapers } from './placement-papers.tsx'
import { Split } from './placement-table.tsx'
import { RemoveButton } from './remove-button.tsx'
import { ReplaceButton } from './replace-button.tsx'

/** One placement beside the table: what was agreed, its papers, what happened, the next step. */
export function PlacementPanel({ id, onClose }: { id: string | null; onClose: () => void }) {
  const t = useTranslations('placements')
  const { data, isError, refetch } = useCall(showPlacement, { placement: id ?? '' }, { enabled: id !== null })
  const one = id === null ? undefined : data?.data
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      title={one ? <bdi>{one.name}</bdi> : t('title')}
      about={one ? <bdi>{one.client.name}</bdi> : undefined}
    >
      {isError && !one ? <NotLoaded onRetry={refetch} /> : null}
      {!one && !isError ? <Skeleton /> : null}
      {one ? <Inside one={one} onClose={onClose} /> : null}
    </Drawer>
  )
}

function Inside({ one, onClose }: { one: PlacementDetail; onClose: () => void }) {
  const t = useTranslations('placements')
  const day = useDay()
  const price = usePrice()
  const { salary, salary_currency, salary_period, fee, fee_currency } = one
  const units =
    10 **
    (new Intl.NumberFormat('en', { style: 'currency', currency: salary_currency }).resolvedOptions()
      .maximumFractionDigits ?? 2)
  const terms = useTerms()
  const { fee_kind, fee_percent } = one
  const agreed = terms.fee({ fee_kind, fee_percent, fee_amount: fee, fee_currency })
  return (
    <div className="stack stack-l">
      <Guarantee row={one} />
      <KeyValues
        items={[
          { key: t('job'), value: <bdi>{one.job}</bdi> },
          { key: t('started'), value: day(one.starts_on) },
          {
            key: t('salary'),
            value: `${price(salary * units, salary_currency)} ${t(`form.periods.${salary_period}`)}`,
          },
          {
            key: t('fee'),
            value: fee === 0 ? t('free') : fee_kind === 'fixed' ? agreed : `${price(fee, fee_currency)} (${agreed})`,
          },
          { key: t('guarantee'), value: <GuaranteeTerms row={one} /> },
          { key: t('split'), value: <Split row={one} /> },
          ...(one.recruiter ? [{ key: t('recruiter'), value: <bdi>{one.recruiter}</bdi> }] : []),
        ]}
      />
      {one.left_why ? <blockquote dir="auto">{one.left_why}</blockquote> : null}
      <ReplaceButton one={one} />
      <PlacementActs one={one} />
      <PlacementPapers one={one} />
      {one.may_remove ? <RemoveButton one={one} onDone={onClose} /> : null}
      <section className="stack stack-s">
        <h3>{t('history')}</h3>
        <History
          label={t('history')}
          entries={one.history.map(({ what, by, why, at }) => ({
            ...{ id: `${at} ${what}`, at, when: by ? t('dayBy', { day: day(at), name: by }) : day(at) },
            words: t(`happened.${what}`),
            ...(why && { said: why }),
          }))}
        />
      </section>
    </div>
  )
}

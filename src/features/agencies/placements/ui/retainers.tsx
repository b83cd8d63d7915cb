import { useState } from 'react'
import { listMandates } from '#features/agencies/clients/contract.ts'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { readNumber } from '#platform/shared/numbers.ts'
import { minorOf } from '#platform/shared/typed-money.ts'
import { Button } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { countFor } from '#ui/fields/numbers.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { listPlacements, type PlacementInvoice } from '../contract.ts'
import { issueRetainer } from '../invoice-contract.ts'
import { CurrencyField } from './currency-field.tsx'
import { PaperFields, paperValues } from './paper-fields.tsx'
import { PaperRow, PayDialog } from './placement-papers.tsx'

type Retainer = Gives<typeof listPlacements>['retainers'][number]

/** Invoices in advance for jobs of clients, for whoever sees to the money. */
export function Retainers({ rows }: { rows: readonly Retainer[] }) {
  const t = useTranslations('placements.retainers')
  const may = useMay()
  const [open, setOpen] = useState<'new' | PlacementInvoice | null>(null)
  if (!may('billing')) return null
  return (
    <section className="stack stack-s" aria-labelledby="retainers">
      <header className="cluster spread">
        <div className="stack stack-xs grow">
          <h2 id="retainers">{t('title')}</h2>
          <p className="small quiet measure">{t('lead')}</p>
        </div>
        <Button size="s" icon="file" onClick={() => setOpen('new')}>
          {t('issue')}
        </Button>
      </header>
      <ul className="rows">
        {rows.map((one) => (
          <li key={one.id}>
            <Facts small items={[<bdi key="client">{one.client}</bdi>, <bdi key="job">{one.job}</bdi>]} />
            <ul>
              <PaperRow paper={one} canMail onPay={() => setOpen(one)} />
            </ul>
          </li>
        ))}
      </ul>
      {open === 'new' ? <RetainerDialog onClose={() => setOpen(null)} /> : null}
      {open && open !== 'new' ? <PayDialog invoice={open} onClose={() => setOpen(null)} /> : null}
    </section>
  )
}

function RetainerDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('placements')
  const { data } = useCall(listMandates, { state: 'open' })
  const form = useForm(issueRetainer, {
    initial: { ...paperValues(''), mandate: '', amount: '', currency: '' },
    toInput: ({ tax_percent, due_days, amount, ...values }) => ({
      ...{ ...values, due_days: countFor(due_days), amount: minorOf(amount, values.currency) },
      tax_percent: readNumber(tax_percent) ?? -1,
    }),
    onDone() {
      refreshCall(listPlacements)
      onClose()
    },
  })
  const mandates = data?.data ?? []
  const { onChange, ...mandate } = form.field('mandate')
  return (
    <FormDialog form={form} title={t('retainers.issue')} save={t('issue')} cancel={t('form.cancel')} onClose={onClose}>
      <NativeSelect
        {...mandate}
        label={t('job')}
        empty={t('retainers.choose')}
        required
        choices={mandates.map(({ id, title, client }) => ({ id, text: `${title} · ${client.name}` }))}
        onChange={(id) => {
          onChange(id)
          const client = mandates.find((one) => one.id === id)?.client
          // a retainer counts towards a fee of its own currency alone
          if (client)
            form.setValues((now) => ({ ...now, mandate: id, billed_to: client.name, currency: client.currency }))
        }}
      />
      <div className="fields">
        <TextField
          {...form.field('amount')}
          label={t('retainers.amount')}
          inputMode="decimal"
          dir="ltr"
          maxLength={20}
          required
        />
        <CurrencyField {...form.field('currency')} label={t('retainers.currency')} />
      </div>
      <PaperFields form={form} />
    </FormDialog>
  )
}

import { useState } from 'react'
import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { type Dispute, listAppeals, settleDispute } from '../contract.ts'
import type { Route } from './+types/appeals-screen'
import { Said } from './said.tsx'
import { TwoRecords } from './two-records.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.dispute.settle')
  return { first: session ? await load(page, listAppeals, {}) : undefined }
}

/** Duplicates that somebody asked the staff to decide; of agencies staff sees nothing else. */
export default function AppealsScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('disputes')
  const list = useCall(listAppeals, {}, { initial: first, enabled: first !== undefined })
  const [open, setOpen] = useState<Dispute | null>(null)
  return (
    <ListScreen name="disputes" title={t('staffTitle')} lead={t('staffLead')} list={list}>
      {list.data?.data.length === 0 ? <Empty icon="done" title={t('staffNone')} /> : null}
      {list.data?.data.map((one) => (
        <Appeal key={one.id} one={one} onSettle={() => setOpen(one)} />
      ))}
      {open ? <SettleDialog one={open} onClose={() => setOpen(null)} /> : null}
    </ListScreen>
  )
}

function Appeal({ one, onSettle }: { one: Dispute; onSettle: () => void }) {
  const t = useTranslations('disputes')
  const format = useFormatter()
  return (
    <Card title={<bdi>{one.name}</bdi>}>
      <div className="stack">
        <p className="quiet">
          <bdi>{one.job}</bdi> · <bdi>{one.client}</bdi> · <bdi>{one.agency}</bdi>
        </p>
        <TwoRecords one={one} own="staff" />
        <Said head={<bdi>{one.client}</bdi>} words={one.client_words} />
        <Said head={<bdi>{one.agency}</bdi>} words={one.agency_words} />
        {one.appealed_by ? (
          <Said
            head={t('appealBy', { who: one.appealed_by === 'client' ? one.client : one.agency })}
            words={one.appeal_words}
          />
        ) : null}
        {one.decided_for && one.decided_by && one.decided_at ? (
          <p className="small quiet">
            {t('decidedSoFar', { who: one.decided_for === 'client' ? one.client : one.agency })} ·{' '}
            {t(`by.${one.decided_by}`)} · {format.dateTime(new Date(one.decided_at), 'moment')}
          </p>
        ) : null}
        <div>
          <Button look="primary" onClick={onSettle}>
            {t('settle')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function SettleDialog({ one, onClose }: { one: Dispute; onClose: () => void }) {
  const t = useTranslations('disputes')
  const form = useForm(settleDispute, {
    initial: { decided_for: '', words: '' },
    toInput: ({ decided_for, words }) => ({ dispute: one.id, decided_for: decided_for as 'client', words }),
    onDone() {
      toast.show({ text: t('settled'), tone: 'good' })
      refreshCall(listAppeals)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('settle')}
      about={one.name}
      save={t('settle')}
      cancel={t('cancel')}
      onClose={onClose}
    >
      <RadioGroup
        {...form.field('decided_for')}
        label={t('whose')}
        choices={[
          { id: 'client', text: <bdi>{one.client}</bdi> },
          { id: 'agency', text: <bdi>{one.agency}</bdi> },
        ]}
        required
      />
      <TextArea {...form.field('words')} label={t('settleWords')} rows={4} maxLength={1500} required />
    </FormDialog>
  )
}

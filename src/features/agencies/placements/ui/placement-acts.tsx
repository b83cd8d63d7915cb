import { useState } from 'react'
import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { listPlacements, movePlacement, type PlacementDetail, showPlacement } from '../contract.ts'

const events = ['start', 'cancel', 'leave', 'stay', 'refund', 'lose'] as const
type Event = (typeof events)[number]

/** What may be written down of a placement now. */
export function PlacementActs({ one }: { one: PlacementDetail }) {
  const t = useTranslations('placements')
  const price = usePrice()
  const [open, setOpen] = useState<Event | null>(null)
  const may = events.filter((event) => one.may.includes(event))
  const words = (event: Event) => t(`moves.${event}`, { amount: price(one.refund ?? 0, one.fee_currency) })
  if (may.length === 0) return null
  return (
    <div className="cluster">
      {may.map((event) => (
        <Button key={event} size="s" onClick={() => setOpen(event)}>
          {words(event)}
        </Button>
      ))}
      {open ? <MoveDialog one={one} event={open} title={words(open)} onClose={() => setOpen(null)} /> : null}
    </div>
  )
}

type Props = { one: PlacementDetail; event: Event; title: string; onClose: () => void }

function MoveDialog({ one, event, title, onClose }: Props) {
  const t = useTranslations('placements.form')
  const form = useForm(movePlacement, {
    initial: { left_on: '', why: '' },
    toInput: ({ left_on, why }) => ({ placement: one.id, event, why, ...(left_on && { left_on }) }),
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      refreshCall(showPlacement)
      refreshCall(listPlacements)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={title} about={one.name} save={t('save')} cancel={t('cancel')} onClose={onClose}>
      {event === 'leave' ? <DateField {...form.field('left_on')} label={t('leftOn')} required /> : null}
      <TextArea {...form.field('why')} label={t('why')} rows={3} maxLength={1000} optional />
    </FormDialog>
  )
}

import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { listHolds, placeHold, showHoldable } from '../contract.ts'

type Holdable = Gives<typeof showHoldable>

/** The person, company or case from which somebody came, and the way to hold what belongs to it. */
export function HoldAsked({ first }: { first: Holdable }) {
  const t = useTranslations('retention')
  const { kind, thing } = first.data
  const wanted = useCall(showHoldable, { kind, thing }, { initial: first }).data?.data ?? first.data
  const [placing, place] = useState(false)
  const name = () => <bdi>{wanted.name}</bdi>
  return (
    <Note tone={wanted.held ? 'warm' : 'plain'} title={t.rich(`asked.${kind}`, { name })}>
      <p>{t(wanted.held ? 'isHeld' : 'placeHelp')}</p>
      {wanted.held ? null : (
        <p>
          <Button size="s" icon="lock" onClick={() => place(true)}>
            {t('place')}
          </Button>
        </p>
      )}
      {placing ? <PlaceHold wanted={wanted} onClose={() => place(false)} /> : null}
    </Note>
  )
}

function PlaceHold({ wanted: { kind, thing, name }, onClose }: { wanted: Holdable['data']; onClose: () => void }) {
  const t = useTranslations('retention')
  const form = useForm(placeHold, {
    initial: { reason: '', until: '' },
    toInput: ({ reason, until }) => ({ kind, thing, reason, until: until || null }),
    onDone() {
      toast.show({ text: t('placed'), tone: 'good' })
      refreshCall(listHolds)
      refreshCall(showHoldable)
      onClose()
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t('place')} about={name} save={t('place')} cancel={t('cancel')}>
      <p>{t('placeHelp')}</p>
      <TextArea
        {...form.field('reason')}
        label={t('reason')}
        help={t('reasonHelp')}
        rows={3}
        maxLength={300}
        required
      />
      <DateField {...form.field('until')} label={t('until')} help={t('untilHelp')} optional />
    </FormDialog>
  )
}

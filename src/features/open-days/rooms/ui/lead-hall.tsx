import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { moveDay } from '#features/open-days/open-days/team-contract.ts'
import { useSession } from '#frame/use-session.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { announce, showHall } from '../contract.ts'

type Props = { day: string; view: Gives<typeof showHall>['data'] }

/** What whoever leads the hall does: says something to everybody, and ends the day. */
export function LeadHall({ day, view: { state, counts } }: Props) {
  const t = useTranslations('rooms')
  const leads = useSession()?.may.includes('openday.manage') ?? false
  const [open, show] = useState<'words' | 'end' | null>(null)
  const move = useSend(moveDay, {
    onDone: () => location.assign(`/page/open-days/${day}/outcomes`),
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  if (!leads || state === 'ended') return null
  return (
    <>
      <Button onClick={() => show('words')}>{t('announceGo')}</Button>
      {state === 'live' ? <Button onClick={() => show('end')}>{t('end')}</Button> : null}
      {open === 'words' ? <Announce day={day} onClose={() => show(null)} /> : null}
      <SureDialog
        open={open === 'end'}
        onClose={() => show(null)}
        title={t('endTitle')}
        go={t('end')}
        busy={move.isPending}
        onGo={() => move.mutate({ day, move: 'end' })}
      >
        <p>{t('endText', { count: counts.waiting })}</p>
      </SureDialog>
    </>
  )
}

function Announce({ day, onClose }: { day: string; onClose: () => void }) {
  const t = useTranslations('rooms')
  const form = useForm(announce, {
    initial: { words: '' },
    toInput: ({ words }) => ({ day, words }),
    onDone() {
      refreshCall(showHall)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('announce')} save={t('announceGo')} cancel={t('cancel')} onClose={onClose}>
      <TextArea
        {...form.field('words')}
        label={t('announceWords')}
        help={t('announceHelp')}
        required
        rows={3}
        maxLength={280}
      />
    </FormDialog>
  )
}

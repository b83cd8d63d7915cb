import { useState } from 'react'
import { moveDay } from '#features/open-days/open-days/team-contract.ts'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { showHall } from '../contract.ts'
import { longerBy, mostLonger } from '../rules.ts'
import { announce, extendDay } from '../seating-contract.ts'

type Props = { day: string; view: Gives<typeof showHall>['data'] }

/** What whoever leads the hall does: says something to everybody, lets the day go on longer, and ends it. */
export function LeadHall({ day, view: { state, counts } }: Props) {
  const t = useTranslations('rooms')
  const leads = useSession()?.may.includes('openday.manage') ?? false
  const [open, show] = useState<'words' | 'longer' | 'end' | null>(null)
  const move = useSend(moveDay, {
    onDone: () => location.assign(`/page/open-days/${day}/outcomes`),
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  if (!leads || state === 'ended') return null
  return (
    <>
      <Button onClick={() => show('words')}>{t('announceGo')}</Button>
      {state === 'live' ? (
        <>
          <Button onClick={() => show('longer')}>{t('longer.go')}</Button>
          <Button onClick={() => show('end')}>{t('end')}</Button>
        </>
      ) : null}
      {open === 'words' ? <Announce day={day} onClose={() => show(null)} /> : null}
      {open === 'longer' ? <Extend day={day} onClose={() => show(null)} /> : null}
      <SureDialog
        open={open === 'end'}
        onClose={() => show(null)}
        title={t('endTitle')}
        go={t('end')}
        keep={t('cancel')}
        busy={move.isPending}
        onGo={() => move.mutate({ day, move: 'end' })}
      >
        <p>{t('endText', { count: counts.waiting })}</p>
      </SureDialog>
    </>
  )
}

function Extend({ day, onClose }: { day: string; onClose: () => void }) {
  const t = useTranslations('rooms')
  const form = useForm(extendDay, {
    initial: { minutes: '30' },
    toInput: ({ minutes }) => ({ day, minutes: Number(minutes) as 30 }),
    onDone() {
      toast.show({ text: t('longer.done'), tone: 'good' })
      refreshCall(showHall)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('longer.title')} save={t('longer.go')} cancel={t('cancel')} onClose={onClose}>
      <NativeSelect
        {...form.field('minutes')}
        label={t('longer.by')}
        help={t('longer.help', { hours: mostLonger / 60 })}
        choices={longerBy.map((minutes) => ({ id: String(minutes), text: t('longer.minutes', { minutes }) }))}
      />
    </FormDialog>
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

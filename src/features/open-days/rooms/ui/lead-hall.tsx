import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { moveDay } from '#features/open-days/open-days/team-contract.ts'
import { useSession } from '#frame/use-session.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { announce, showHall } from '../contract.ts'
import { Announcements } from './announcements.tsx'

type Props = { day: string; view: Gives<typeof showHall>['data'] }

/** What whoever leads the hall does: says something to everybody, and ends the day. */
export function LeadHall({ day, view: { state, ends_at, counts, announcements } }: Props) {
  const t = useTranslations('rooms')
  const leads = useSession()?.may.includes('openday.manage') ?? false
  const isLate = state === 'live' && ends_at !== null && Date.parse(ends_at) <= Date.now()
  const [ends, end] = useState(false)
  const move = useSend(moveDay, {
    onDone() {
      end(false)
      location.assign(`/page/open-days/${day}/outcomes`)
    },
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <>
      {isLate && counts.waiting + counts.talking > 0 ? <Note tone="warm">{t('late')}</Note> : null}
      <Announcements latest={announcements} />
      {leads && state !== 'ended' ? <Announce day={day} /> : null}
      {leads && state === 'live' ? (
        <div>
          <Button onClick={() => end(true)}>{t('end')}</Button>
        </div>
      ) : null}
      <SureDialog
        open={ends}
        onClose={() => end(false)}
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

function Announce({ day }: { day: string }) {
  const t = useTranslations('rooms')
  const form = useForm(announce, {
    initial: { words: '' },
    toInput: ({ words }) => ({ day, words }),
    onDone() {
      form.set('words', '')
      refreshCall(showHall)
    },
  })
  return (
    <form className="stack stack-s" onSubmit={form.submit} noValidate aria-label={t('announce')}>
      <LooseProblem problem={form.problem} fields={['words']} />
      <TextField {...form.field('words')} label={t('announce')} help={t('announceHelp')} maxLength={280} />
      <div>
        <Button type="submit" busy={form.sending}>
          {t('announceGo')}
        </Button>
      </div>
    </form>
  )
}

import { useState } from 'react'
import { showDay } from '#features/open-days/open-days/contract.ts'
import { useDayWords } from '#features/open-days/open-days/ui/use-day-words.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button } from '#ui/basics/button.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { cancelVisit, changeVisit, showTickets, type Ticket } from '../contract.ts'

/** Changing to another half-hour and cancelling, each with its dialog. */
export function useTicketMoves(ticket: Ticket, linkKey: string) {
  const t = useTranslations('visits.screen')
  const [isChanging, setChanging] = useState(false)
  const words = useDayWords()
  const late = ticket.free_until !== null && Date.parse(ticket.free_until) < Date.now()
  const cancel = useSureSend(cancelVisit, {
    onDone() {
      toast.show({ text: t('cancelled'), tone: 'good' })
      refreshCall(showTickets)
    },
  })
  const when = ticket.when ? words.longAt(ticket.when.date, ticket.when.half) : ''
  return {
    openChange: () => setChanging(true),
    askCancel: cancel.ask,
    dialogs: (
      <>
        <SureDialog
          {...cancel.question}
          title={t(ticket.state === 'waitlisted' ? 'leaveWaitTitle' : 'cancelTitle')}
          about={when}
          go={t(ticket.state === 'waitlisted' ? 'leaveWait' : 'cancel')}
          onGo={() => cancel.send({ key: linkKey, visit: ticket.id })}
        >
          <p>{t(late ? 'cancelLate' : 'cancelText')}</p>
        </SureDialog>
        {isChanging ? <ChangeDialog ticket={ticket} linkKey={linkKey} onClose={() => setChanging(false)} /> : null}
      </>
    ),
  }
}

type Props = { ticket: Ticket; linkKey: string; onClose: () => void }

/** Half-hours that are free now, of the same team first. */
function ChangeDialog({ ticket, linkKey, onClose }: Props) {
  const t = useTranslations('visits.screen')
  const words = useDayWords()
  const [chosen, choose] = useState('')
  const { data } = useCall(showDay, { address: ticket.open_day.address })
  const change = useSend(changeVisit, {
    onDone() {
      toast.show({ text: t('changed'), tone: 'good' })
      refreshCall(showTickets)
      onClose()
    },
    onProblem({ message }) {
      toast.show({ text: message, tone: 'bad' })
      refreshCall(showDay)
    },
  })
  const day = data?.data
  const now = new Date().toISOString()
  const own = ticket.desk?.team
  const free = (day?.slots ?? [])
    .filter(
      ({ places, taken, starts_at, team }) => taken < places && starts_at > now && wayOf(day, team) === ticket.way,
    )
    .toSorted((a, b) => Number(b.team === own) - Number(a.team === own))
  const nameOf = (team: number) => day?.teams.find((one) => one.team === team)?.name ?? ''
  const choices = free.map(({ date, half, team }) => ({
    id: `${date} ${half} ${team}`,
    text: `${words.at(date, half)} · ${nameOf(team)}`,
  }))
  const save = () => {
    const [date = '', half = '', team = ''] = (chosen || choices[0]?.id || '').split(' ')
    change.mutate({ key: linkKey, visit: ticket.id, date, half: Number(half), team: Number(team) })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('change')}
      footer={
        <Button look="primary" busy={change.isPending} disabled={choices.length === 0} onClick={save}>
          {t('changeGo')}
        </Button>
      }
    >
      {day && choices.length === 0 ? (
        <p>{t('changeNone')}</p>
      ) : (
        <NativeSelect
          name="time"
          label={t('newTime')}
          choices={choices}
          value={chosen || choices[0]?.id}
          onChange={choose}
        />
      )}
    </Dialog>
  )
}

const wayOf = (day: { teams: readonly { team: number; way: string }[] } | undefined, team: number) =>
  day?.teams.find((one) => one.team === team)?.way

import { DueClock } from '#features/hiring/applications/ui/due-clock.tsx'
import { useDayWords } from '#features/open-days/open-days/ui/use-day-words.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { answerOffer, showTickets, type Ticket } from '../contract.ts'
import { offerHours } from '../rules.ts'

/** A place that is held for whoever waits: until when, and the answer. */
export function HeldPlace({ ticket, linkKey }: { ticket: Ticket; linkKey: string }) {
  const t = useTranslations('visits.held')
  const words = useDayWords()
  const format = useFormatter()
  const answer = useSend(answerOffer, {
    onDone: () => refreshCall(showTickets),
    onProblem({ message }) {
      toast.show({ text: message, tone: 'bad' })
      refreshCall(showTickets)
    },
  })
  const { offer } = ticket
  if (!offer) return null
  const from = new Date(Date.parse(offer.until) - offerHours * 3_600_000).toISOString()
  const send = (take: boolean) => answer.mutate({ key: linkKey, visit: ticket.id, take })
  return (
    <Note tone="warm" icon="clock" title={t('title', { when: words.longAt(offer.date, offer.half) })}>
      <div className="stack stack-s">
        <p>{t('until', { time: format.dateTime(new Date(offer.until), 'clock') })}</p>
        <DueClock from={from} due={offer.until} />
        <div className="cluster">
          <Button look="primary" size="s" busy={answer.isPending} onClick={() => send(true)}>
            {t('take')}
          </Button>
          <Button size="s" disabled={answer.isPending} onClick={() => send(false)}>
            {t('decline')}
          </Button>
        </div>
      </div>
    </Note>
  )
}

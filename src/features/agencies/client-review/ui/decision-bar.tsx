import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Word } from '#ui/basics/word.tsx'
import { type ClientPacket, type ClientPerson, decide, showPacket } from '../contract.ts'
import type { Decision } from '../rules.ts'
import { DecisionDialog } from './decision-dialog.tsx'

type Props = { person: ClientPerson; packet: ClientPacket; linkKey: string }

/** The decision, in a bar that never leaves; what the agency and the person are told stands beside it. */
export function DecisionBar({ person, packet, linkKey }: Props) {
  const t = useTranslations('clientReview')
  const [asking, ask] = useState<'interview' | 'reject' | null>(null)
  const { mutate, isPending } = useSend(decide, {
    onDone({ data: { state } }) {
      toast.show({ text: t(`stands.${state}`), tone: 'good' })
      refreshCall(showPacket)
    },
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  const may = (decision: Decision) => person.may.includes(decision)
  const decided = person.decided_at !== null || person.gone
  const goes = (decision: Decision) => mutate({ key: linkKey, submission: person.id, decision })
  if (person.gone) return null
  return (
    <section className="review-bar" aria-label={t('decision')}>
      <p className="small quiet">{t('told', { agency: packet.agency.name, name: person.name })}</p>
      {decided ? <Word boxed>{t(`stands.${person.state}`)}</Word> : null}
      {may('reconsider') ? (
        <Button look="text" busy={isPending} onClick={() => goes('reconsider')}>
          {t('change')}
        </Button>
      ) : null}
      {may('reject') ? (
        <Button look="text" onClick={() => ask('reject')}>
          {t('reject')}
        </Button>
      ) : null}
      {may('shortlist') ? (
        <Button busy={isPending} onClick={() => goes('shortlist')}>
          {t('shortlist')}
        </Button>
      ) : null}
      {may('interview') ? (
        <Button look="primary" icon="calendar" onClick={() => ask('interview')}>
          {t('interview')}
        </Button>
      ) : null}
      {asking ? (
        <DecisionDialog
          {...{ person, packet, linkKey, decision: asking }}
          onClose={() => ask(null)}
          onDone={() => refreshCall(showPacket)}
        />
      ) : null}
    </section>
  )
}

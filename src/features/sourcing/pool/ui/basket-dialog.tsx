import { useEffect, useState } from 'react'
import { LiveJobField } from '#features/jobs/page-jobs/ui/live-job-field.tsx'
import type { CvCard } from '#features/sourcing/cv-search/contract.ts'
import { useCardWords } from '#features/sourcing/cv-search/ui/card-words.ts'
import { Care } from '#features/sourcing/direct-messages/ui/message-dialog.tsx'
import { mostText } from '#features/talk/threads/rules.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { Button } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { useDiscard } from '#ui/over/use-discard.tsx'
import type { BasketAct } from '../basket-rules.ts'
import { useBasketAct } from './use-basket-act.ts'

type Props = { act: BasketAct; people: readonly CvCard[]; onClose: () => void }

/** Does something for all people one has chosen who allow it; who is reached and who is not stands there before it is done. */
export function BasketDialog({ act, people, onClose }: Props) {
  const t = useTranslations('pool.basket')
  const inviting = useTranslations('pool.inviting')
  const [job, setJob] = useState('')
  const [text, setText] = useState('')
  const { reached, left, whyNot, go, busy, isDone, problem, risks, forget } = useBasketAct({ act, people, job, text })
  const { close, question } = useDiscard(!isDone && text.trim() !== '', onClose)
  const count = reached.length
  const isWhole = isDone && left.length === 0
  useEffect(() => {
    if (!isWhole) return
    toast.show({ text: t(`done.${act}`, { count }), tone: 'good' })
    onClose()
  }, [isWhole, act, count, t, onClose])
  const isReady = count > 0 && (act !== 'invite' || job !== '') && (act !== 'message' || text.trim() !== '')
  return (
    <Dialog
      open
      onClose={close}
      title={t(`title.${act}`)}
      footer={
        isDone ? (
          <Button look="primary" onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button look="primary" busy={busy} disabled={!isReady} onClick={() => void go()}>
              {t(risks.length > 0 ? 'anyway' : `go.${act}`, { count })}
            </Button>
            <Button look="quiet" onClick={close}>
              {inviting('cancel')}
            </Button>
          </>
        )
      }
    >
      <div className="stack">
        <LooseProblem problem={problem} fields={['text', 'job']} />
        {act === 'invite' && !isDone ? (
          <LiveJobField
            name="job"
            label={inviting('job')}
            empty={inviting('choose')}
            value={job}
            onChange={setJob}
            error={problem?.errors.find(({ field }) => field === 'job')?.message}
            required
          />
        ) : null}
        {act === 'pool' || isDone ? null : (
          <TextArea
            name="text"
            label={inviting('words')}
            help={t(`help.${act}`)}
            error={problem?.errors.find(({ field }) => field === 'text')?.message}
            rows={4}
            maxLength={act === 'message' ? mostText : 1500}
            optional={act === 'invite'}
            value={text}
            onChange={(now) => {
              setText(now)
              forget()
            }}
          />
        )}
        {risks.length > 0 ? <Care risks={risks} /> : null}
        <People title={t(isDone ? `done.${act}` : `told.${act}`, { count })} people={reached} />
        {left.length > 0 ? <People title={t('left', { count: left.length })} people={left} whyNot={whyNot} /> : null}
      </div>
      {question}
    </Dialog>
  )
}

type PeopleProps = { title: string; people: readonly CvCard[]; whyNot?: (one: CvCard) => string | null }

function People({ title, people, whyNot }: PeopleProps) {
  const words = useCardWords()
  return (
    <section className="stack stack-xs">
      <h3>{title}</h3>
      <ul className="rows">
        {people.map((one) => (
          <li key={one.id} className="stack stack-xs">
            <span className="medium">{one.name ? <bdi>{one.name}</bdi> : words.title(one)}</span>
            {whyNot ? <span className="small quiet">{whyNot(one)}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

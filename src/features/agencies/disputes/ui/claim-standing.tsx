import { useState } from 'react'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import type { appealClaim, appealOwnClaim, Dispute } from '../contract.ts'
import { AppealDialog } from './appeal-dialog.tsx'
import { Said } from './said.tsx'
import { TwoRecords } from './two-records.tsx'

type Call = typeof appealClaim | typeof appealOwnClaim
type Props = {
  one: Dispute
  /** How the client appeals; left out where this viewer may not. */
  appeal?: { call: Call; input: { key: string; submission: string } | { application: string } } | null
  onChange: () => void
}

/** For the client: how a claimed duplicate stands, what was said to it, and the way to the staff. */
export function ClaimStanding({ one, appeal, onChange }: Props) {
  const t = useTranslations('disputes')
  const day = useDay()
  const format = useFormatter()
  const [appealing, setAppealing] = useState(false)
  const isOpen = one.state === 'claimed'
  return (
    <Note tone="warm" title={t(isOpen ? 'waitsForAgency' : `stands.${one.state}`)}>
      <div className="stack stack-s">
        {isOpen ? <p className="small quiet">{t('answersBy', { day: day(one.due_at) })}</p> : null}
        <TwoRecords one={one} own="client" />
        <Said head={t('replyOf', { who: one.agency })} words={one.agency_words} />
        {one.decided_by && one.decided_at ? (
          <p className="small quiet">
            {t(`by.${one.decided_by}`)} · {format.dateTime(new Date(one.decided_at), 'moment')}
          </p>
        ) : null}
        <Said head={t('reasonOfStaff')} words={one.settled_words} />
        {appeal && one.appeal_until && one.decided_for === 'agency' ? (
          <div>
            <Button size="s" onClick={() => setAppealing(true)}>
              {t('appeal', { day: day(one.appeal_until) })}
            </Button>
          </div>
        ) : null}
        {appeal && appealing ? <Appeal {...appeal} onDone={onChange} onClose={() => setAppealing(false)} /> : null}
      </div>
    </Note>
  )
}

type AppealProps = NonNullable<Props['appeal']> & { onDone: () => void; onClose: () => void }

function Appeal({ call, input, onDone, onClose }: AppealProps) {
  const t = useTranslations('disputes')
  const form = useForm(call as typeof appealClaim, {
    initial: { words: '' },
    toInput: ({ words }) => ({ ...(input as { key: string; submission: string }), words }),
    onDone() {
      toast.show({ text: t('appealed'), tone: 'good' })
      onDone()
      onClose()
    },
  })
  return <AppealDialog form={form} onClose={onClose} />
}

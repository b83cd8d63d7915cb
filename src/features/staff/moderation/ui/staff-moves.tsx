import { useState } from 'react'
import { isPossible, type JobState } from '#features/jobs/jobs/job-states.ts'
import { JobStateWord } from '#features/jobs/jobs/ui/job-state-word.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { closeJobByStaff, reinstateJob, showReview, suspendJob } from '../contract.ts'

const moves = ['suspend', 'reinstate', 'close'] as const
type Move = (typeof moves)[number]

/** What staff may do with a job that is out: each with a reason, which the page reads. */
export function StaffMoves({ job, state }: { job: string; state: JobState }) {
  const t = useTranslations('moderation.staff')
  const [move, setMove] = useState<Move | null>(null)
  const possible = moves.filter((one) => isPossible(state, 'staff', one))
  if (possible.length === 0) return null
  return (
    <Card title={t('title')} aside={<JobStateWord state={state} />}>
      <div className="stack stack-s">
        {possible.map((one) => (
          <Button key={one} wide look={one === 'close' ? 'danger' : 'quiet'} onClick={() => setMove(one)}>
            {t(one)}
          </Button>
        ))}
      </div>
      {move ? <StaffMoveDialog job={job} move={move} onClose={() => setMove(null)} /> : null}
    </Card>
  )
}

function StaffMoveDialog({ job, move, onClose }: { job: string; move: Move; onClose: () => void }) {
  const t = useTranslations('moderation.staff')
  const [reason, setReason] = useState('')
  const [fraud, setFraud] = useState(false)
  const told = {
    onDone: () => {
      refreshCall(showReview)
      onClose()
      toast.show({ text: t(`${move}Done`), tone: 'good' as const })
    },
    onProblem: (problem: Problem) => {
      if (problem.errors.length === 0) toast.show({ text: problem.message || t('failed'), tone: 'bad' })
    },
  }
  const sends = {
    suspend: useSend(suspendJob, told),
    reinstate: useSend(reinstateJob, told),
    close: useSend(closeJobByStaff, told),
  }
  const send = sends[move]
  const go = () => (move === 'close' ? sends.close.mutate({ job, reason, fraud }) : sends[move].mutate({ job, reason }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(move)}
      about={t(`${move}Help`)}
      footer={
        <>
          <Button look={move === 'reinstate' ? 'primary' : 'danger-solid'} busy={send.isPending} onClick={go}>
            {t(move)}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <TextArea
        name="staff-reason"
        label={t('reason')}
        help={t('reasonHelp')}
        required
        maxLength={1000}
        error={send.error?.errors.find(({ field }) => field === 'reason')?.message}
        value={reason}
        onChange={setReason}
      />
      {move === 'close' ? (
        <Checkbox name="fraud" value={fraud} onChange={setFraud} help={t('fraudHelp')}>
          {t('fraud')}
        </Checkbox>
      ) : null}
    </Dialog>
  )
}

import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button } from '#ui/basics/button.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { moveSubmission, type SubmissionDetail, showPipeline, showSubmission } from '../contract.ts'
import { askPeople, withdrawPacket } from '../sending-contract.ts'
import { EditDialog } from './edit-dialog.tsx'
import { OutsideDialog } from './outside-dialog.tsx'

const again = () => {
  refreshCall(showSubmission)
  refreshCall(showPipeline)
}

/** What the agency may do now; the next thing first. */
export function PanelActs({ one }: { one: SubmissionDetail }) {
  const t = useTranslations('submissions')
  const [open, setOpen] = useState<'edit' | 'interview' | 'offer' | 'reject' | null>(null)
  const ask = useSend(askPeople, {
    onDone({ data: [asked] }) {
      if (asked?.why) toast.show({ text: asked.why, tone: 'bad' })
      else toast.show({ text: t('askedOne', { name: one.name }), tone: 'good' })
      again()
    },
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  const withdraw = useSureSend(moveSubmission, { onDone: again })
  const shut = useSureSend(withdrawPacket, { onDone: again })
  const outside = (['interview', 'offer', 'reject'] as const).filter((event) => one.may.includes(event))
  if (one.may.length === 0) return null
  return (
    <div className="cluster">
      {one.may.includes('ask') ? (
        <Button
          look={one.state === 'draft' ? 'primary' : 'quiet'}
          icon="mail"
          busy={ask.isPending}
          onClick={() => ask.mutate({ submissions: [one.id] })}
        >
          {t(one.state === 'draft' ? 'askPerson' : 'askAgain')}
        </Button>
      ) : null}
      {outside.map((event) => (
        <Button key={event} onClick={() => setOpen(event)}>
          {t(`outside.${event}`)}
        </Button>
      ))}
      <Button look="quiet" icon="edit" onClick={() => setOpen('edit')}>
        {t('edit')}
      </Button>
      {one.packet?.works ? (
        <Button look="text" onClick={shut.ask}>
          {t('closeLink')}
        </Button>
      ) : null}
      {one.may.includes('withdraw') ? (
        <Button look="text" onClick={withdraw.ask}>
          {t('withdraw')}
        </Button>
      ) : null}
      {open === 'edit' ? <EditDialog one={one} onClose={() => setOpen(null)} onDone={again} /> : null}
      {open && open !== 'edit' ? (
        <OutsideDialog one={one} event={open} onClose={() => setOpen(null)} onDone={again} />
      ) : null}
      <SureDialog
        {...withdraw.question}
        title={t('withdrawTitle')}
        about={<bdi>{one.name}</bdi>}
        go={t('withdraw')}
        onGo={() => withdraw.send({ submission: one.id, event: 'withdraw' })}
      >
        <p>{t('withdrawText')}</p>
      </SureDialog>
      <SureDialog
        {...shut.question}
        title={t('closeLinkTitle')}
        go={t('closeLink')}
        onGo={() => one.packet && shut.send({ packet: one.packet.id })}
      >
        <p>{t('closeLinkText')}</p>
      </SureDialog>
    </div>
  )
}

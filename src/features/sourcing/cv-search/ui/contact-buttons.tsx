import { useState } from 'react'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { askPerson, showCredits } from '../contact-contract.ts'
import { type CvCard, searchCvs, showCvSheet } from '../contract.ts'

const UnlockDialog = late(async () => (await import('./unlock-dialog.tsx')).UnlockDialog)

const again = () => {
  refreshCall(searchCvs)
  refreshCall(showCvSheet)
  refreshCall(showCredits)
}
const onProblem = ({ message }: { message: string }) => toast.show({ text: message, tone: 'bad' })

type Props = {
  card: CvCard
  main?: boolean
  /** The job they are looked at for. */
  job?: string
  /** Somebody was unlocked: what was bought is shown. */
  onOpened: (person: string) => void
}

/** Unlock for credits, ask for nothing, or, where that is done, go on. `main` where it is the one thing to do. */
export function ContactButtons({ card, main, job, onOpened }: Props) {
  const t = useTranslations('cvSearch.contact')
  const may = useMay()
  const [asking, setAsking] = useState(false)
  const [buying, setBuying] = useState(false)
  const { relation, price, application, id } = card
  if (relation === 'applied' && application)
    return (
      <div className="cv-acts">
        <LinkButton size="s" href={`/page/jobs/${application.job}/board?applicant=${application.id}`}>
          {t(job && job !== application.job ? 'otherBoard' : 'board')}
        </LinkButton>
      </div>
    )
  if (relation === 'unlocked' || !may('cv.unlock')) return <div className="cv-acts" />
  return (
    <div className="cv-acts">
      {price === null ? null : (
        <>
          <Button size="s" look={main ? 'primary' : 'quiet'} onClick={() => setBuying(true)}>
            {t('unlockAsk', { credits: price })}
          </Button>
          {buying ? <UnlockDialog {...{ card, price, onOpened }} onClose={() => setBuying(false)} /> : null}
        </>
      )}
      {relation === 'none' ? (
        <Button
          size="s"
          look={price === null && main ? 'primary' : main ? 'quiet' : 'text'}
          onClick={() => setAsking(true)}
        >
          {t('ask')}
        </Button>
      ) : null}
      <AskDialog person={id} job={job} open={asking} onClose={() => setAsking(false)} />
    </div>
  )
}

type AskProps = { person: string; job: string | undefined; open: boolean; onClose: () => void }

function AskDialog({ person, job, open, onClose }: AskProps) {
  const t = useTranslations('cvSearch.contact')
  const [note, setNote] = useState('')
  const ask = useSend(askPerson, {
    onDone: ({ data }) => {
      toast.show({ text: t('asked', { left: data.requests_left }), tone: 'good' })
      onClose()
      again()
    },
    onProblem,
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('askTitle')}
      about={t('askAbout')}
      footer={
        <>
          <Button look="primary" busy={ask.isPending} onClick={() => ask.mutate({ person, note, ...(job && { job }) })}>
            {t('askGo')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      {job ? <p className="small quiet">{t('askJob')}</p> : null}
      <TextArea
        name="note"
        rows={5}
        label={t('note')}
        help={t('noteHelp')}
        optional
        value={note}
        onChange={setNote}
        maxLength={600}
      />
    </Dialog>
  )
}

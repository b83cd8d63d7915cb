import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showMine } from '#features/applications/contract.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card, Lamp } from '#ui/basics/card.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { accept, decline } from '../letter-contract.ts'

type Props = { application: string; company: string; job: string }

/** An offer that came without a letter waits for the candidate's word; both answers ask once more. */
export function UnwrittenOffer({ application, company, job }: Props) {
  const t = useTranslations('offers.unwritten')
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null)
  const done = {
    onDone: () => [setAsking(null), refreshCall(showMine)],
    onProblem: (problem: Error) => toast.show({ text: problem.message, tone: 'bad' }),
  }
  const accepting = useSend(accept, done)
  const declining = useSend(decline, done)
  const send = asking === 'accept' ? accepting : declining
  return (
    <Card look="lit">
      <div className="stack stack-s">
        <h2 className="row">
          <Lamp />
          {t('title', { company })}
        </h2>
        <p className="quiet">{t('text')}</p>
        <div className="cluster">
          <Button look="primary" onClick={() => setAsking('accept')}>
            {t('accept')}
          </Button>
          <Button look="quiet" onClick={() => setAsking('decline')}>
            {t('decline')}
          </Button>
        </div>
      </div>
      <SureDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asking === 'decline' ? t('sureDecline') : t('sureAccept')}
        go={asking === 'decline' ? t('decline') : t('accept')}
        keep={t('notYet')}
        look={asking === 'decline' ? 'danger-solid' : 'primary'}
        busy={send.isPending}
        onGo={() => send.mutate({ application })}
      >
        <p>{asking === 'decline' ? t('declineText', { company }) : t('acceptText', { company, job })}</p>
      </SureDialog>
    </Card>
  )
}

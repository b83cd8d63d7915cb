import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import type { IconName } from '#ui/basics/icon.tsx'
import { copyJob, type editJob } from '../contract.ts'
import { publicStates } from '../job-states.ts'
import { type PlainMove, useJobMoves } from './use-job-moves.ts'

const CloseJobDialog = late(async () => (await import('./close-job-dialog.tsx')).CloseJobDialog)

type Props = { draft: Gives<typeof editJob>['data']; title: string; address: string }

const moves: readonly [PlainMove, IconName][] = [
  ['open', 'eye'],
  ['resume', 'eye'],
  ['pause', 'eye-off'],
  ['relist', 'retry'],
  ['recall', 'return'],
  ['archive', 'file'],
]

/** What may be done now with a job that is out, or waits to be. */
export function OwnJobMoves({ draft, title, address }: Props) {
  const t = useTranslations('jobs.own.menu')
  const act = useJobMoves()
  const [closing, setClosing] = useState(false)
  const { id, state } = draft
  const possible = moves.filter(([move]) => act.can(state, move))
  const canClose = act.can(state, 'close')
  return (
    <div className="stack stack-s">
      {publicStates.includes(state) ? (
        <LinkButton href={`/jobs/${encodeURIComponent(address)}`} look="quiet" icon="globe" wide>
          {t('open')}
        </LinkButton>
      ) : null}
      {possible.map(([move, icon]) => (
        <Button key={move} wide icon={icon} disabled={!act.allowed} busy={act.busy} onClick={() => act.move(move, id)}>
          {t(`moves.${move}`)}
        </Button>
      ))}
      <CopyButton job={id} />
      {canClose ? (
        <Button look="danger" wide disabled={!act.allowed} onClick={() => setClosing(true)}>
          {t('close')}
        </Button>
      ) : null}
      {(possible.length > 0 || canClose) && !act.allowed ? <p className="small faint">{t('notYours')}</p> : null}
      {closing ? <CloseJobDialog job={{ id, title }} onClose={() => setClosing(false)} /> : null}
    </div>
  )
}

function CopyButton({ job }: { job: string }) {
  const t = useTranslations('jobs.own.menu')
  const may = useMay()('job.write')
  const navigate = useNavigate()
  const copy = useSend(copyJob, {
    onDone({ data }) {
      toast.show({ text: t('copiedJob'), tone: 'good' })
      navigate(`/page/jobs/${data.id}`)
    },
    onProblem: (problem) => toast.show({ text: problem.message || t('copyFailed'), tone: 'bad' }),
  })
  if (!may) return null
  return (
    <Button wide icon="copy" busy={copy.isPending} onClick={() => copy.mutate({ job })}>
      {t('copyJob')}
    </Button>
  )
}

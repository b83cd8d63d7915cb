import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { askToPublish } from '../../edit-contract.ts'
import type { JobValues } from './job-values.ts'
import type { Draft } from './use-autosave.ts'
import type { LookAhead } from './use-look-ahead.ts'
import { useSubmit } from './use-submit.ts'
import { useWhatFollows } from './what-follows-words.tsx'

const FeeDialog = late(async () => (await import('./fee-dialog.tsx')).FeeDialog)

type Props = {
  draft: Draft | null
  /** What keeps it from going out. */
  missing: readonly { code: string }[]
  ahead: LookAhead | null
  values: JobValues
  flush: () => Promise<Draft | null>
  conflict: boolean
  onTried: () => void
}

const wayOf = (way: LookAhead['way'] | undefined) => (way === 'live' || way === 'scheduled' ? way : 'review')

/** What is told of a field that says nothing, or too little; the others are told as wrong. */
const emptyCodes = ['required', 'description_short']

/** What still keeps the job from going out, what happens when it does, and the button. */
export function SubmitBar({ draft, missing, ahead, values, flush, conflict, onTried }: Props) {
  const t = useTranslations('jobs.own.submit')
  const follows = useWhatFollows()
  const may = useMay()('job.publish')
  const isAllEmpty = missing.every(({ code }) => emptyCodes.includes(code))
  const coins = ahead?.fee?.coins ?? 0
  const submit = useSubmit({ draft, ahead, values, flush, onTried })
  const ask = useSend(askToPublish, {
    onDone: () => toast.show({ text: t('isAsked'), tone: 'good' }),
    onProblem: (problem) => toast.show({ text: problem.message || t('failed'), tone: 'bad' }),
  })
  const askThem = async () => {
    const saved = await flush()
    if (!saved || saved.missing.length > 0) return onTried()
    ask.mutate({ job: saved.id })
  }
  const why = ahead?.way === 'blocked' ? t('blocked') : !may ? t('notYours') : null
  return (
    <div className="submit-bar">
      <div className="grow">
        <p className="strong" role="status">
          {missing.length > 0 ? t(isAllEmpty ? 'missing' : 'toMend', { count: missing.length }) : t('ready')}
        </p>
        <p className="small quiet" id="submit-why">
          {why ?? (ahead ? follows(ahead) : t('looking'))} {coins > 0 && !why ? t('feeHint', { coins }) : null}
        </p>
      </div>
      <div className="row submit-acts">
        {draft ? (
          <LinkButton href={`/page/jobs/${draft.id}/preview`} look="quiet">
            {t('preview')}
          </LinkButton>
        ) : null}
        {may ? (
          <Button
            look="primary"
            disabled={why !== null || conflict}
            busy={submit.busy}
            aria-describedby="submit-why"
            onClick={() => void submit.go(null)}
          >
            {t(wayOf(ahead?.way) === 'review' ? 'send' : 'publish')}
          </Button>
        ) : (
          <Button
            look="primary"
            disabled={conflict || ask.isSuccess}
            busy={ask.isPending}
            aria-describedby="submit-why"
            onClick={() => void askThem()}
          >
            {t('ask')}
          </Button>
        )}
        {submit.question ? (
          <FeeDialog
            fee={submit.question.fee}
            way={wayOf(submit.question.way)}
            onClose={submit.close}
            busy={submit.busy}
            onGo={submit.go}
          />
        ) : null}
      </div>
    </div>
  )
}

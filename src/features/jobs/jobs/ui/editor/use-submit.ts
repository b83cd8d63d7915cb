import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, refreshCall, useSend } from '#platform/browser/use-call.ts'
import { submitJob } from '../../contract.ts'
import { lookAhead } from '../../look-contract.ts'
import { type JobValues, toFields } from './job-values.ts'
import type { Draft } from './use-autosave.ts'
import type { LookAhead } from './use-look-ahead.ts'
import { useWhatFollows } from './what-follows-words.tsx'

export type Fee = NonNullable<LookAhead['fee']>
type Asked = {
  draft: Draft | null
  ahead: LookAhead | null
  values: JobValues
  flush: () => Promise<Draft | null>
  onTried: () => void
}

/**
 * Sends a job out: saved first, and asked about where its place costs. A price that was not known yet, or is another one by
 * now, is looked up and asked about: nobody pays what they did not read, nor has to press again.
 */
export function useSubmit({ draft, ahead, values, flush, onTried }: Asked) {
  const t = useTranslations('jobs.own.submit')
  const navigate = useNavigate()
  const follows = useWhatFollows()
  const [busy, setBusy] = useState(false)
  const [question, ask] = useState<{ fee: Fee; way: LookAhead['way'] } | null>(null)
  const isGoing = useRef(false)
  const goBack = () => {
    ask(null)
    onTried()
  }
  const failed = ({ message }: Problem) => {
    goBack()
    toast.show({ text: message || t('failed'), tone: 'bad' })
  }
  const askAgain = async (problem: Problem) => {
    setBusy(true)
    const now = await send(lookAhead, { ...(draft && { job: draft.id }), ...toFields(values) }).catch(() => null)
    setBusy(false)
    refreshCall(lookAhead)
    const { fee, way } = now?.data ?? {}
    if (!fee?.coins || !way) return failed(problem)
    // who had agreed to another price is told why they are asked again
    if (question) toast.show({ text: problem.message })
    ask({ fee, way })
  }
  const submit = useSend(submitJob, {
    onDone({ data }) {
      // what is agreed to is over at once: the job may take its time to come, and the question would stand open over it
      ask(null)
      const because = data.waits_because
      const sent = because.length > 0 ? `${t('isSent')} ${follows({ way: 'review', because })}` : t('isSent')
      toast.show({ text: data.state === 'live' ? t('isLive') : sent, tone: 'good' })
      refresh('job.moved')
      // the job itself says what became of it, and what comes next
      navigate(`/page/jobs/${data.id}`, { replace: true })
    },
    onProblem: (problem) => (problem.code === 'price_changed' ? void askAgain(problem) : failed(problem)),
  })
  /** @param agreed the price that was read; null before it was asked about */
  const go = async (agreed: Fee | null) => {
    // the second of two presses would be asked about, or sent, once the first is done with
    if (isGoing.current) return
    isGoing.current = true
    setBusy(true)
    const saved = await flush()
    setBusy(false)
    isGoing.current = false
    if (!saved || saved.missing.length > 0) return goBack()
    const fee = agreed ?? ahead?.fee ?? null
    if (ahead && fee && fee.coins > 0 && !agreed) return ask({ fee, way: ahead.way })
    submit.mutate({ job: saved.id, coins: fee?.coins ?? 0 })
  }
  // what is out is not sent once more while the job itself is on its way
  return { go, question, close: () => ask(null), busy: busy || submit.isPending || submit.isSuccess }
}

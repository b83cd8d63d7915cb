import { useNavigate } from 'react-router'
import type { PoolEntry } from '#features/sourcing/pool/contract.ts'
import { bringFromPool } from '#features/sourcing/pool/job-contract.ts'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { apart } from '#platform/shared/held.ts'
import { Button } from '#ui/basics/button.tsx'

type Props = { entry: Pick<PoolEntry, 'id' | 'name'>; job: { id: string; state: string } }

/** Makes somebody of the pool an applicant of the job and opens them on its board; they are told. */
export function AddToBoard({ entry: { id, name }, job }: Props) {
  const t = useTranslations('pool.adding')
  const all = useTranslations()
  const may = useMay()
  const navigate = useNavigate()
  const bad = (text: string) => void toast.show({ text, tone: 'bad' })
  const add = useSend(bringFromPool, {
    onDone({ data: [one] }) {
      if (!one?.application) return bad(all(`refusals.${one?.refused ?? 'not_found'}`))
      toast.show({ text: t('added', { name: apart(name) }), tone: 'good' })
      void navigate(`/page/jobs/${job.id}/board?applicant=${one.application}`)
    },
    onProblem: ({ message }) => bad(message),
  })
  const isOut = job.state === 'live' || job.state === 'paused'
  if (!isOut || !may('applicant.move')) return null
  return (
    <Button
      size="s"
      icon="plus"
      busy={add.isPending}
      onClick={() => add.mutate({ job: job.id, entries: [id], words: '' })}
    >
      {t('add')}
    </Button>
  )
}

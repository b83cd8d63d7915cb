import { useNow } from 'use-intl'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { type Batch, showBatch, undoBatch } from '../batch-contract.ts'

/** What was done to many a moment ago can still be undone once its panel is closed, until it is told. */
export function UndoBatch({ batch: first, onOver }: { batch: Batch; onOver: () => void }) {
  const t = useTranslations('pipeline.batch')
  const format = useFormatter()
  const now = useNow({ updateInterval: 10_000 })
  const { data } = useCall(showBatch, { batch: first.id }, { initial: { success: true, data: first } })
  const { id, items, counts, state, undo_until } = data?.data ?? first
  const undo = useSend(undoBatch, {
    onDone() {
      onOver()
      refresh('application.moved')
      toast.show({ text: t('undone', { count: counts.done }), tone: 'good' })
    },
    onProblem: (problem) => toast.show({ text: problem.message, tone: 'bad' }),
  })
  if (!undo_until || state === 'undone' || new Date(undo_until) <= now) return null
  return (
    <Note tone="info" title={t('done', { count: counts.done, all: items.length })}>
      <div className="row spread">
        <span className="small">{t('undoUntil', { time: format.dateTime(new Date(undo_until), 'clock') })}</span>
        <Button size="s" look="quiet" icon="undo" busy={undo.isPending} onClick={() => undo.mutate({ batch: id })}>
          {t('undo')}
        </Button>
      </div>
    </Note>
  )
}

import { useFormatter, useTranslations } from 'use-intl'
import { useMay } from '#features/session/ui/use-session.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import type { editJob } from '../contract.ts'
import { dropEdit } from '../edit-contract.ts'

/** A change of a live job that does not count yet: what of it, and that the old text is what people read. */
export function EditNote({ draft: { id, edit } }: { draft: Gives<typeof editJob>['data'] }) {
  const t = useTranslations('jobs.own.edit')
  const names = useTranslations('jobs.fieldNames')
  const format = useFormatter()
  const may = useMay()('job.publish')
  const drop = useSend(dropEdit, {
    onDone: () => refresh('job.saved'),
    onProblem: (problem) => toast.show({ text: problem.message || t('failed'), tone: 'bad' }),
  })
  if (!edit || edit.changes.length === 0) return null
  const fields = format.list(edit.changes.map(({ field }) => names(field)))
  return (
    <Note tone="info" title={t(`note.${edit.state}`)} icon="edit">
      <div className="stack stack-s">
        <p>{t(`note.${edit.state}Text`, { fields })}</p>
        {may ? (
          <div>
            <Button size="s" busy={drop.isPending} onClick={() => drop.mutate({ job: id })}>
              {t(edit.state === 'in_review' ? 'takeBack' : 'drop')}
            </Button>
          </div>
        ) : null}
      </div>
    </Note>
  )
}

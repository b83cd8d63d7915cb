import { useMay } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { refresh } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Note } from '#ui/basics/note.tsx'
import type { editJob } from '../contract.ts'
import { DropEditButton } from './drop-edit-button.tsx'

/** A change of a live job that does not count yet: what of it, and that the old text is what people read. */
export function EditNote({ draft }: { draft: Gives<typeof editJob>['data'] }) {
  const { edit } = draft
  const t = useTranslations('jobs.own.edit')
  const names = useTranslations('jobs.fieldNames')
  const format = useFormatter()
  const may = useMay()('job.publish')
  if (!edit || edit.changes.length === 0) return null
  const fields = format.list(edit.changes.map(({ field }) => names(field)))
  return (
    <Note tone="info" title={t(`note.${edit.state}`)} icon="edit">
      <div className="stack stack-s">
        <p>{t(`note.${edit.state}Text`, { fields })}</p>
        {may ? (
          <div>
            <DropEditButton draft={draft} size="s" onDone={() => refresh('job.saved')} />
          </div>
        ) : null}
      </div>
    </Note>
  )
}

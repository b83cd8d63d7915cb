import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { changesSince } from '../../edit-contract.ts'
import { ChangeList } from '../change-list.tsx'
import type { Conflict, Draft } from './use-autosave.ts'

type Props = { draft: Draft; conflict: Conflict | null }

/** Somebody else saved: who, and what is different now. What one wrote oneself stands below, untouched. */
export function ConflictNote({ draft, conflict }: Props) {
  const t = useTranslations('jobs.own.editor')
  const format = useFormatter()
  // the word of another's saving may come before one's own is refused
  const { data } = useCall(
    changesSince,
    { job: draft.id, version: draft.version },
    { enabled: conflict === null || conflict.changes.length === 0 },
  )
  const known = conflict?.changes.length ? conflict : (data?.data ?? { by: [], changes: [] })
  return (
    <Note
      tone="warm"
      title={known.by.length > 0 ? t('conflictBy', { who: format.list(known.by) }) : t('conflict')}
      alert
    >
      <div className="stack stack-s">
        <p>{t('conflictHelp')}</p>
        <ChangeList changes={known.changes} />
        <div>
          <Button size="s" icon="retry" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        </div>
      </div>
    </Note>
  )
}

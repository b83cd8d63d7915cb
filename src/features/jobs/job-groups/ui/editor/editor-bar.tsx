import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Menu } from '#ui/over/menu.tsx'
import { type GroupMove, movesFrom } from '../../group-states.ts'
import type { useGroupEditor } from './use-group-editor.ts'

type Props = { editor: ReturnType<typeof useGroupEditor>; mayEdit: boolean }

/** What is still missing, and the buttons: saving, sending out, and whatever else the state allows. */
export function EditorBar({ editor: { draft, isDirty, busy, conflict, save, move }, mayEdit }: Props) {
  const t = useTranslations('jobGroups.editor')
  const may = useMay()('job.publish')
  const moves = may ? movesFrom(draft?.state ?? 'draft') : []
  const out = moves.find((way) => way === 'publish' || way === 'reopen')
  // an unsaved group can only go out; there is nothing to put away yet
  const others = draft ? moves.filter((way) => way !== out) : []
  const missing = draft && !isDirty ? draft.missing.length : 0
  return (
    <div className="submit-bar group-editor-bar">
      <p className="grow strong" role="status">
        {draft?.state === 'published'
          ? t('out')
          : missing > 0
            ? t('missing', { count: missing })
            : draft
              ? t('ready')
              : null}
      </p>
      <div className="row">
        {others.length > 0 ? (
          <Menu
            label={t('actions')}
            iconOnly
            entries={others.map((way) => ({ id: way, text: t(`moves.${way}`) }))}
            onChoose={(way) => void move(way as GroupMove)}
          />
        ) : null}
        {mayEdit ? (
          <Button
            look={out ? 'quiet' : 'primary'}
            disabled={conflict || (draft !== null && !isDirty)}
            busy={busy}
            onClick={() => void save()}
          >
            {t('save')}
          </Button>
        ) : null}
        {out ? (
          <Button look="primary" disabled={conflict} busy={busy} onClick={() => void move(out)}>
            {t(`moves.${out}`)}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

import { useTranslations } from '#platform/browser/intl.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Menu } from '#ui/over/menu.tsx'
import type { MenuEntry } from '#ui/over/menu-entry.ts'
import { type ColumnHead, useColumnName } from './column-name.ts'
import { useToldAt } from './use-told-at.ts'

type Props = {
  /** Where they may go beside the next step. */
  others: readonly ColumnHead[]
  mayReject: boolean
  /** A colleague has just moved them: a press comes too early. */
  isResting: boolean
  onGo: (to: string) => void
  /** Until when the last step can be taken back, beside a step that goes on; null where there is none, or it stands by itself. */
  undoUntil: string | null
  onUndo: () => void
  busy: boolean
}

/** The steps beside the next one: buttons where there is room, else one menu, so that the bar stays one row. */
export function MoveMenu({ others, mayReject, isResting, onGo, undoUntil, onUndo, busy }: Props) {
  const t = useTranslations('pipeline')
  const nameOf = useColumnName()
  const toldAt = useToldAt()
  const rests = isResting || undefined
  const few: MenuEntry[] = [
    ...others.map((column) => ({ id: column.id, text: t('panel.to', { column: nameOf(column) }) })),
    ...(mayReject ? [{ id: 'rejected', text: t('batch.actions.reject'), tone: 'bad' as const }] : []),
    ...(undoUntil ? ['line' as const, { id: 'told', text: toldAt(undoUntil), disabled: true }] : []),
  ]
  return (
    <>
      {undoUntil ? (
        <span className="only-narrow">
          <IconButton icon="undo" label={t('steps.undo')} aria-busy={busy} aria-disabled={rests} onClick={onUndo} />
        </span>
      ) : null}
      <span className="only-wide row">
        {others.length > 0 ? (
          <Menu
            // one that is open closes when a colleague moves the applicant
            key={String(isResting)}
            label={t('panel.moveTo')}
            entries={others.map((column) => ({ id: column.id, text: nameOf(column) }))}
            onChoose={onGo}
          />
        ) : null}
        {mayReject ? (
          <Button look="danger" aria-disabled={rests} onClick={() => onGo('rejected')}>
            {t('batch.actions.reject')}
          </Button>
        ) : null}
      </span>
      {few.length > 0 ? (
        <span className="only-narrow moves-few">
          <Menu key={String(isResting)} label={t('panel.more')} iconOnly entries={few} onChoose={onGo} />
        </span>
      ) : null}
    </>
  )
}

import { useState } from 'react'
import { PublishChanges } from '#features/open-days/visits/ui/publish-changes.tsx'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { Menu } from '#ui/over/menu.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { isListed, isWritten, teamMoves } from '../../day-states.ts'
import type { DayEditor } from './use-day-editor.ts'

type Move = (typeof teamMoves)[number]
type Props = { editor: DayEditor; mayEdit: boolean }

/** What is missing or waits, and the buttons: saving, sending in, publishing changes, and what else the state allows. */
export function EditorBar({ editor, mayEdit }: Props) {
  const { draft, isDirty, busy, conflict, save, move, discard, copy, take } = editor
  const t = useTranslations('openDays.editor')
  const mayManage = useMay()('openday.manage')
  const [asked, ask] = useState<Move | null>(null)
  const state = draft?.state ?? 'draft'
  const isTemplate = draft?.is_template ?? false
  const moves =
    mayManage && draft ? draft.moves.filter((way): way is Move => (teamMoves as readonly string[]).includes(way)) : []
  const isOut = isListed(state) || state === 'postponed'
  const waits = isOut && draft !== null && draft.changed.length > 0 && !isDirty
  const others = moves.filter((way) => way !== 'submit')
  const missing = draft && isWritten(state) && !isDirty ? draft.missing.length : 0
  const choose = (id: string) => {
    if (id === 'copy' || id === 'template') return void copy(id === 'template')
    const way = id as Move
    if (way === 'cancel' || way === 'postpone' || way === 'end') return ask(way)
    void move(way)
  }
  const entries = [
    ...others.map((way) => ({ id: way, text: t(`moves.${way}`) })),
    ...(mayManage && draft
      ? [{ id: 'copy', text: t('copy') }, ...(isTemplate ? [] : [{ id: 'template', text: t('keepTemplate') }])]
      : []),
  ]
  return (
    <div className="submit-bar group-editor-bar">
      <p className="grow strong" role="status">
        {waits
          ? t('waits', { count: draft?.changed.length ?? 0 })
          : missing > 0 && !isTemplate
            ? t('missing', { count: missing })
            : isOut && !isDirty
              ? t('out')
              : null}
      </p>
      <div className="row">
        {entries.length > 0 ? <Menu label={t('actions')} iconOnly entries={entries} onChoose={choose} /> : null}
        {waits && mayManage ? (
          <Button busy={busy} onClick={() => void discard()}>
            {t('discard')}
          </Button>
        ) : null}
        {mayEdit ? (
          <Button
            look={waits || (state === 'draft' && !isTemplate) ? 'quiet' : 'primary'}
            disabled={conflict || (draft !== null && !isDirty)}
            busy={busy}
            onClick={() => void save()}
          >
            {t('save')}
          </Button>
        ) : null}
        {waits && mayManage && draft ? <PublishChanges draft={draft} onPublished={take} /> : null}
        {state === 'draft' && mayManage && !isTemplate ? (
          <Button look="primary" disabled={conflict} busy={busy} onClick={() => void move('submit')}>
            {t('moves.submit')}
          </Button>
        ) : null}
      </div>
      {asked ? <MoveDialog way={asked} busy={busy} onGo={move} onClose={() => ask(null)} /> : null}
    </div>
  )
}

type DialogProps = { way: Move; busy: boolean; onGo: DayEditor['move']; onClose: () => void }

/** What cannot be taken back; cancelling and postponing say why, which everybody who booked reads. */
function MoveDialog({ way, busy, onGo, onClose }: DialogProps) {
  const t = useTranslations('openDays.editor')
  const [reason, setReason] = useState('')
  const go = async () => {
    if (await onGo(way, reason)) onClose()
  }
  const saysWhy = way === 'cancel' || way === 'postpone'
  return (
    <SureDialog
      open
      onClose={onClose}
      title={t(`sure.${saysWhy ? way : 'end'}`)}
      go={t(`moves.${way}`)}
      look={way === 'cancel' ? 'danger-solid' : 'primary'}
      busy={busy}
      onGo={() => void go()}
    >
      <div className="stack">
        <p>{t(`sure.${saysWhy ? way : 'end'}Text`)}</p>
        {saysWhy ? (
          <TextArea
            name="reason"
            label={t('sure.reason')}
            help={t('sure.reasonHelp')}
            required
            rows={3}
            maxLength={600}
            value={reason}
            onChange={setReason}
          />
        ) : null}
      </div>
    </SureDialog>
  )
}

import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { type ImportTable, listRows, showTable, startTable, undoTable } from '../contract.ts'
import { leftOut } from '../table-states.ts'
import { DiscardButton } from './discard-button.tsx'

const readAgain = () => {
  refreshCall(showTable)
  refreshCall(listRows)
}

/** What may be done with a table that was looked through, or imported. */
export function TableActs({ one, onChange }: { one: ImportTable; onChange: () => void }) {
  const t = useTranslations('importTables')
  const { id, state, counts } = one
  const start = useSend(startTable, {
    onDone: readAgain,
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  const left = leftOut.some((row) => counts[row])
  const isOver = state === 'done' || state === 'undone'
  return (
    <div className="stack stack-s">
      <div className="cluster">
        {state === 'checked' && (counts.ready || counts.fills) ? (
          <Button look="primary" busy={start.isPending} onClick={() => start.mutate({ table: id })}>
            {counts.ready ? t('start', { count: counts.ready }) : t('startFill', { count: counts.fills ?? 0 })}
          </Button>
        ) : null}
        {state === 'checked' ? <Button onClick={onChange}>{t('changeColumns')}</Button> : null}
        {left && (state === 'checked' || isOver) ? (
          <LinkButton icon="download" href={`/api/page/import-tables/${id}/left-out.csv`} download>
            {t('errorsFile')}
          </LinkButton>
        ) : null}
        {state === 'done' ? <Undo table={id} /> : null}
        {state === 'checked' ? <DiscardButton table={id} /> : null}
      </div>
      {left && (state === 'checked' || isOver) ? <p className="small quiet">{t('errorsHelp')}</p> : null}
    </div>
  )
}

function Undo({ table }: { table: string }) {
  const t = useTranslations('importTables')
  const undo = useSureSend(undoTable, { onDone: readAgain })
  return (
    <>
      <Button icon="undo" onClick={undo.ask}>
        {t('undo')}
      </Button>
      <SureDialog {...undo.question} title={t('undoTitle')} go={t('undo')} onGo={() => undo.send({ table })}>
        <p>{t('undoText')}</p>
      </SureDialog>
    </>
  )
}

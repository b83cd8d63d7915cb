import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button } from '#ui/basics/button.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { discardTable } from '../contract.ts'

/** Lets go of a table that was not imported. */
export function DiscardButton({ table }: { table: string }) {
  const t = useTranslations('importTables')
  const discard = useSureSend(discardTable, {
    onDone() {
      toast.show({ text: t('discardDone'), tone: 'good' })
      location.assign('/page/candidates/tables')
    },
  })
  return (
    <>
      <Button look="text" onClick={discard.ask}>
        {t('discard')}
      </Button>
      <SureDialog
        {...discard.question}
        title={t('discardTitle')}
        go={t('discard')}
        onGo={() => discard.send({ table })}
      >
        <p>{t('discardText')}</p>
      </SureDialog>
    </>
  )
}

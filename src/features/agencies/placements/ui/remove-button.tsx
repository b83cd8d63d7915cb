import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button } from '#ui/basics/button.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { listPlacements, type PlacementDetail, removePlacement } from '../contract.ts'

/** A placement written down by mistake: start or salary were wrong, and are written down anew. */
export function RemoveButton({ one, onDone }: { one: PlacementDetail; onDone: () => void }) {
  const t = useTranslations('placements.remove')
  const sure = useSureSend(removePlacement, {
    onDone() {
      toast.show({ text: t('done'), tone: 'good' })
      refreshCall(listPlacements)
      onDone()
    },
  })
  return (
    <div>
      <Button size="s" look="text" onClick={sure.ask}>
        {t('go')}
      </Button>
      <SureDialog
        {...sure.question}
        title={t('title')}
        about={<bdi>{one.name}</bdi>}
        go={t('go')}
        onGo={() => sure.send({ placement: one.id })}
      >
        <p>{t('text')}</p>
      </SureDialog>
    </div>
  )
}

import { AnotherNote } from '#features/cvs/cvs/ui/another-note.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import type { CvView } from '../../contract.ts'

type Props = { cv: Pick<CvView, 'of_another'>; onGo: () => void; onClose: () => void }

/** Before a CV counts as right that may not be. */
export function SureToConfirm({ cv, onGo, onClose }: Props) {
  const t = useTranslations('cvBuilder.extraction')
  return (
    <SureDialog
      open
      look="primary"
      title={t('sure')}
      go={t('confirm')}
      keep={t('sureKeep')}
      onGo={onGo}
      onClose={onClose}
    >
      <div className="stack stack-s">
        <AnotherNote name={cv.of_another} />
      </div>
    </SureDialog>
  )
}

import { AnotherNote } from '#features/cvs/cvs/ui/another-note.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import type { CvView } from '../../contract.ts'

type Asked = Pick<CvView, 'of_another' | 'read' | 'doubtful'>
type Props = { cv: Asked; onGo: () => void; onClose: () => void }

/** Whether something speaks against confirming a CV as it stands. */
export const mustAsk = ({ of_another, read, doubtful }: Asked): boolean =>
  of_another !== null || read === 0 || doubtful > 0

/** Before a CV counts as right that may not be: whom it names, and what nobody looked at yet. */
export function SureToConfirm({ cv, onGo, onClose }: Props) {
  const t = useTranslations('cvBuilder.extraction')
  return (
    <SureDialog
      open
      look="quiet"
      keepLook="primary"
      title={t(cv.of_another === null ? 'sureOpen' : 'sure')}
      go={t('confirm')}
      keep={t('sureKeep')}
      onGo={onGo}
      onClose={onClose}
    >
      <div className="stack stack-s">
        <AnotherNote name={cv.of_another} />
        {cv.read === 0 ? <p>{t('sureEmpty')}</p> : null}
        {cv.doubtful > 0 ? <p>{t('sureDoubtful', { count: cv.doubtful })}</p> : null}
      </div>
    </SureDialog>
  )
}

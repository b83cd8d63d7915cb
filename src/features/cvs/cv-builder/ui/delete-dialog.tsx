import type { Cv } from '#features/cvs/cvs/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'

type Props = {
  cv: Pick<Cv, 'name' | 'sent'>
  sending: { isPending: boolean; error: Problem | null }
  onDelete: () => void
  onClose: () => void
}

/** Says what goes and what stays before a CV is gone. */
export function DeleteDialog({ cv, sending, onDelete, onClose }: Props) {
  const t = useTranslations('cvBuilder.menu')
  return (
    <SureDialog
      open
      onClose={onClose}
      title={t('deleteTitle')}
      go={t('deleteGo')}
      keep={t('cancel')}
      busy={sending.isPending}
      onGo={onDelete}
    >
      <div className="stack stack-s">
        <LooseProblem problem={sending.error} />
        <p className="strong">
          <bdi>{cv.name}</bdi>
        </p>
        <p>{t('deleteText')}</p>
        {cv.sent > 0 ? <p>{t('deleteSent', { count: cv.sent })}</p> : null}
      </div>
    </SureDialog>
  )
}

import { type Cv, listCvs } from '#features/cvs/cvs/contract.ts'
import { nextDefault } from '#features/cvs/cvs/default-rules.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { apart } from '#platform/shared/held.ts'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'

type Props = {
  cv: Pick<Cv, 'id' | 'name' | 'primary' | 'sent'>
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
        {cv.primary ? <NextDefault gone={cv.id} /> : null}
        {cv.sent > 0 ? <p>{t('deleteSent', { count: cv.sent })}</p> : null}
      </div>
    </SureDialog>
  )
}

function NextDefault({ gone }: { gone: string }) {
  const t = useTranslations('cvBuilder.menu')
  const { data } = useCall(listCvs, {})
  if (!data) return null
  const next = nextDefault(data.data.filter(({ id }) => id !== gone))
  return <p>{next ? t('deleteNext', { cv: apart(next.name), state: next.state }) : t('deleteLast')}</p>
}

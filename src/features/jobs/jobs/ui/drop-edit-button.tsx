import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import type { editJob } from '../contract.ts'
import { dropEdit } from '../edit-contract.ts'

type Props = { draft: Gives<typeof editJob>['data']; size?: 's'; onDone: () => void }

/** Throws away the change of a live job, after asking: what was written in it is lost. */
export function DropEditButton({ draft: { id, edit }, size, onDone }: Props) {
  const t = useTranslations('jobs.own.edit')
  const names = useTranslations('jobs.fieldNames')
  const format = useFormatter()
  const { ask, send, question } = useSureSend(dropEdit, { onDone })
  const go = t(edit?.state === 'in_review' ? 'takeBack' : 'drop')
  const fields = format.list((edit?.changes ?? []).map(({ field }) => names(field)))
  return (
    <>
      <Button look="quiet" size={size} onClick={ask}>
        {go}
      </Button>
      <SureDialog {...question} title={t('sure')} go={go} keep={t('keep')} onGo={() => send({ job: id })}>
        <p>{t('sureText', { fields })}</p>
      </SureDialog>
    </>
  )
}

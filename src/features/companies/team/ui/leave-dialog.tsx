import { myPages } from '#features/companies/pages/contract.ts'
import { keepWorkspace } from '#frame/keep-locally.ts'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { leavePage } from '../contract.ts'

type Page = Gives<typeof myPages>['data'][number]

/** Leaving a page, or taking back the wish to join it, is asked once. */
export function LeaveDialog({ page, onClose }: { page: Page; onClose: () => void }) {
  const t = useTranslations('pages.mine')
  const here = useSession()?.page_id === page.id
  const asked = page.membership === 'asked'
  const leave = useSend(leavePage, {
    onDone() {
      // the rail of the screen still shows the page one has left
      if (here) {
        keepWorkspace(null)
        return location.assign('/my-pages?left=1')
      }
      refreshCall(myPages)
      toast.show({ text: t('left', { name: page.name }) })
      onClose()
    },
    onProblem: (problem) => toast.show({ text: problem.message, tone: 'bad' }),
  })
  return (
    <SureDialog
      open
      onClose={onClose}
      title={t(asked ? 'takeBackTitle' : 'leaveTitle', { name: page.name })}
      go={t(asked ? 'takeBack' : 'leave')}
      keep={t('stay')}
      busy={leave.isPending}
      onGo={() => leave.mutate({ page: page.id })}
    >
      {asked ? null : <p>{t('leaveText')}</p>}
    </SureDialog>
  )
}

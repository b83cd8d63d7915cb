import { useTranslations } from 'use-intl'
import { keepWorkspace } from '#features/accounts/ui/keep-locally.ts'
import { myPages } from '#features/pages/contract.ts'
import { useSession } from '#features/session/ui/use-session.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
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
        return location.assign('/my-pages')
      }
      refreshCall(myPages)
      toast.show({ text: t('left', { name: page.name }) })
      onClose()
    },
    onProblem: (problem) => toast.show({ text: problem.message, tone: 'bad' }),
  })
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={t(asked ? 'takeBackTitle' : 'leaveTitle', { name: page.name })}
      footer={
        <>
          <Button look="danger-solid" busy={leave.isPending} onClick={() => leave.mutate({ page: page.id })}>
            {t(asked ? 'takeBack' : 'leave')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('stay')}
          </Button>
        </>
      }
    >
      {asked ? null : <p>{t('leaveText')}</p>}
    </Dialog>
  )
}
